/** One page in a browser, as far as every engine can be driven. Each act waits until what it is about can be seen. */
export interface Tab {
  /** An address, or a path of the page's own host. */
  open(address: string): Promise<void>
  /** Clicks the first one that can be seen. */
  click(selector: string): Promise<void>
  /** Replaces what a field holds. */
  fill(selector: string, text: string): Promise<void>
  /** What the first one says; '' where there is none. */
  text(selector: string): Promise<string>
  /** What the field holds. */
  value(selector: string): Promise<string>
  count(selector: string): Promise<number>
  isVisible(selector: string): Promise<boolean>
  /** Path and query of where it is now. */
  address(): Promise<string>
  back(): Promise<void>
  close(): Promise<void>
}

export interface TabOptions {
  /** Where a path leads: 'http://localhost:28789'. */
  origin: string
  hasScript: boolean
}

/** An engine that was started. Every tab has cookies and storage of its own. */
export interface Engine {
  newTab(options: TabOptions): Promise<Tab>
  /** Of the browser, as it says itself. */
  version(): Promise<string>
  close(): Promise<void>
}

/** Milliseconds that an act waits for what it is about. */
export const PATIENT_MILLIS = 20_000

/** The size of every tab, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 }
