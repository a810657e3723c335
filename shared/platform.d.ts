/** What browsers, Workers and Node have in common, for the compiler of shared/ alone; the other programs bring their own. */
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(
    init?:
      | string
      | Iterable<readonly [string, string]>
      | readonly (readonly [string, string])[]
      | Record<string, string>
      | URLSearchParams,
  )
  readonly size: number
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  append(name: string, value: string): void
  delete(name: string): void
  entries(): IterableIterator<[string, string]>
  keys(): IterableIterator<string>
  [Symbol.iterator](): IterableIterator<[string, string]>
  toString(): string
}

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>
}

declare class URL {
  static parse(address: string, base?: string): URL | null
  readonly host: string
}
