/** The intake port: the systems of employers that take applications and may decide later. */
export type SentApplication = {
  /** The recommendation that was applied for. */
  processId: number
  jobId: number
  /** ISO, UTC. */
  sentAt: string
}

export interface Intake {
  /** Tells whether the system of the job's employer has taken an application; null while it has not decided. */
  decision(application: SentApplication): Promise<'accepted' | 'refused' | null>
}
