/** A value that the control API refuses with 422, or an unknown name with 404. */
export class Refusal extends Error {
  readonly status: 404 | 422
  readonly errors: { field: string; message: string }[]

  constructor(status: 404 | 422, detail: string, errors: { field: string; message: string }[] = []) {
    super(detail)
    this.status = status
    this.errors = errors
  }
}

/** Refuses the value of a field. `message` continues the field's name: "must be …". */
export function refuse(field: string, message: string): never {
  throw new Refusal(422, `${field} ${message}.`, [{ field, message }])
}
