/** The button that prints a home as a brochure (BROWSER-43). */
export function startPrintButton(): void {
  document.querySelector('[data-print]')?.addEventListener('click', () => print())
}
