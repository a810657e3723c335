/** A tour of a host that the site trusts opens in its place, and only on a click: until then nothing of it is fetched. */
export const start = (element: HTMLElement): void => {
  element.addEventListener('click', event => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-tour]')
        : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.className = 'tour__frame'
    frame.title = link.dataset.tour ?? ''
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
    frame.allow = 'fullscreen; accelerometer; gyroscope'
    frame.referrerPolicy = 'strict-origin'
    frame.src = link.href
    link.replaceWith(frame)
    frame.focus()
  })
}
