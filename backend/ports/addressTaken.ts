/** Thrown by the store when an applicant gets an e-mail address that another has, whatever its case. */
export class AddressTaken extends Error {
  constructor(email: string) {
    super(`The address ${email} is taken`)
  }
}
