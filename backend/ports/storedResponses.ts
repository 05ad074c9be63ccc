/** The first response to each idempotency key, replayed for repeated requests. */
export type StoredResponse = {
  key: string
  /** SHA-256 of the parts that make two requests equal. */
  fingerprint: string
  status: number
  /** JSON; null with a reference. */
  body: string | null
  /** The value that the operation needs to create the body again, or null. */
  reference: unknown
  /** The version of the thing in the body, which its `ETag` has; null without one. */
  version: string | null
  /** The response is removed with this applicant; null if it belongs to no applicant. */
  applicantId: number | null
  createdAt: string
}

export interface StoredResponseTable {
  find(key: string): Promise<StoredResponse | null>
  /** False when the key is there already. */
  insert(response: StoredResponse): Promise<boolean>
  removeBefore(time: string): Promise<void>
}
