/** The intake port: where applications for recommended jobs arrive, and whether it decides at once or later. */
export type SentApplication = {
  /** The recommendation that was applied for. */
  processId: number
  jobId: number
  /** 1 for the first application; one more after each refusal. */
  attempt: number
  /** ISO, UTC. */
  sentAt: string
}

export type Decision = 'accepted' | 'refused'

export interface Intake {
  /** Returns whether an application for a job counts as accepted at once. Others are pending until there is a decision. */
  acceptsAtOnce(jobId: number): boolean
  /**
   * Returns the decision on a pending application; null while the application is pending. Called again and again, so the same application must not
   * arrive twice.
   */
  decision(application: SentApplication): Promise<Decision | null>
}
