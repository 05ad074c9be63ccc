/** A job in lists. */
export const jobCard = {
  new: 'New',
  abroad: 'Apply from abroad:',
  abroadYes: 'yes. The employer sponsors your visa.',
  abroadNo: 'no, you need to live in Japan.',
  updated: ({ date }: { date: string }) => `Updated ${date}`,
  salary: 'Annual salary',
  place: 'Location',
  japanese: 'Japanese',
  english: 'English',
  skills: 'Skills',
  save: 'Save',
  /** Follows `save` for screen readers, to name the job. */
  saveWhat: ({ title }: { title: string }) => `: ${title}`,
}
