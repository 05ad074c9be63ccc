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
}
