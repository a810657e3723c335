export async function apply(): Promise<void> {}
