export interface InterestedListTable {
  /** The ids of the jobs that an applicant has saved, the last saved first. */
  find(applicantId: number): Promise<number[]>
  /** Replaces the list of an applicant. */
  replace(applicantId: number, jobIds: number[]): Promise<void>
  /** Removes jobs from the lists of all applicants. */
  removeJobs(jobIds: number[]): Promise<void>
}
