/** Thrown by a call that has an answer, and wants nothing kept of what it wrote. */
export class RolledBack extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('Rolled back')
    this.value = value
  }
}
