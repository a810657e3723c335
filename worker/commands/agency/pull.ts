export async function pull(): Promise<void> {}
