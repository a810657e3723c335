/** The button that prints a home as a brochure (BROWSER-43). */
export function startPrintButton(): void {
  document.querySelector('[data-print]')?.addEventListener('click', () => print())
  // Where the style sheet cannot unfold them for paper.
  addEventListener('beforeprint', () => {
    for (const panel of document.querySelectorAll<HTMLDetailsElement>('details.panel'))
      panel.open = true
  })
}
