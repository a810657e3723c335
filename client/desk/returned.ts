const AWAY = 'desk-away'

/**
 * A page that comes back out of the browser's memory, by Back after signing out for instance, stays unseen until the desk
 * was asked whether its reader is still signed in (DESK-30). If not, it is asked for anew, which shows the sign-in.
 */
export function askAgainOnReturn(): void {
  const { classList } = document.documentElement
  addEventListener('pagehide', event => {
    if (event.persisted) classList.add(AWAY)
  })
  addEventListener('pageshow', event => {
    if (event.persisted) void isStillHere().then(isHere => comeBack(isHere))
  })

  function comeBack(isHere: boolean): void {
    if (isHere && isTyped()) classList.remove(AWAY)
    else location.reload()
  }
}

/** What is typed is not thrown away by asking anew. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form .control')].some(
    ({ value, defaultValue }) => defaultValue !== undefined && value !== defaultValue,
  )

const isStillHere = (): Promise<boolean> =>
  fetch('/desk/here').then(
    ({ status }) => status === 204,
    () => false,
  )
