/** Makes links with `data-share` open the device's share sheet, or else copy their address. Without both they are plain links. */
export function startShareLinks(within: HTMLElement): void {
  within.addEventListener('click', event => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-share]')
        : null
    if (!link) return
    event.preventDefault()
    void share(link)
  })
}

async function share(link: HTMLAnchorElement): Promise<void> {
  if (typeof navigator.share === 'function')
    return navigator.share({ url: link.href, title: document.title }).catch(() => undefined)
  await navigator.clipboard.writeText(link.href).then(
    () => {
      link.textContent = link.dataset.share ?? link.href
    },
    () => location.assign(link.href),
  )
}
