/** A job in lists. */
export const jobCard = {
  new: 'New',
  abroad: 'Apply from abroad:',
  abroadYes: 'Yes, with visa sponsorship',
  abroadNo: 'No: Japan residents only',
  who: 'Who can apply',
  whoEverybody: 'People in and outside Japan; the employer sponsors your visa',
  whoResidents: 'Japan residents only',
  published: ({ date }: { date: string }) => `Posted ${date}`,
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
