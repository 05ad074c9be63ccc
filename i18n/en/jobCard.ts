/** A job in lists. */
export const jobCard = {
  new: 'New',
  fromAbroad: 'Apply from abroad',
  updated: ({ date }: { date: string }) => `Updated ${date}`,
  salary: 'Salary a year',
  place: 'Place',
  japanese: 'Japanese',
  english: 'English',
  skills: 'Skills',
  save: 'Save',
  /** Follows `save` for screen readers, to name the job. */
  saveWhat: ({ title }: { title: string }) => `: ${title}`,
}
