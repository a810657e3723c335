/** What we use of @glidejs/glide, which ships no types. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  interface Options {
    type?: 'carousel' | 'slider'
    perView?: number
    gap?: number
    startAt?: number
    autoplay?: number | false
    swipeThreshold?: number
    dragThreshold?: number
    animationDuration?: number
    breakpoints?: Record<number, Options>
  }
  export default class Glide {
    constructor(root: HTMLElement, options: Options)
    index: number
    settings: Options
    mount(extensions?: Record<string, unknown>): this
    go(pattern: string): void
    on(event: string, run: () => void): this
  }
  export const Swipe: unknown
  export const Breakpoints: unknown
}
