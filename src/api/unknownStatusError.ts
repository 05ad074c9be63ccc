/** The option master has no alias for the status of an answer, so that nobody can tell what it means. */
export class UnknownStatusError extends Error {
  constructor(id: number) {
    super(`The option master has no alias for the status ${id}`)
    this.name = 'UnknownStatusError'
  }
}
