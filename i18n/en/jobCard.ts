/** A job as lists show it. */
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
  /** Follows `save`, for those who do not see the job around the button. */
  saveWhat: ({ title }: { title: string }) => `: ${title}`,
}
