/** What is wrong with a form is where reading goes on. */
export const start = (summary: HTMLElement): void => summary.focus()
