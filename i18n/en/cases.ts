/** Texts of the success stories. */
export const cases = {
  title: 'Stories',
  pageTitle: 'Stories of people who changed jobs in Japan',
  pageDescription:
    'What IT and creative people from abroad did before, what they do in Japan now, how their pay changed and why they chose the company.',
  lead: ({ count }: { count: number }) =>
    `From abroad to Japan, or from one company in Japan to the next: ${count} people, and the bridge each of them crossed. Names are withheld; the change in work and pay is published as it was.`,
  failed: {
    title: 'The stories could not be loaded',
    text: 'The connection may have been interrupted. Please try again in a moment.',
    retry: 'Try again',
  },
  storyDescription: ({ person, before, after }: { person: string; before: string; after: string }) =>
    `${person}. Before: ${before}. After: ${after}.`,
  /** Follows the initials. The gender is empty if the person did not want it shown. */
  person: ({ age, gender }: { age: string; gender: string }) => [age, gender].filter(Boolean).join(', '),
  origin: ({ nationality }: { nationality: string }) => `From ${nationality}`,
  crossing: 'Before and after',
  work: 'Work',
  speciality: 'Speciality',
  salary: 'Salary a year',
  previousCareer: 'Career until then',
  motive: 'Why a change',
  reason: 'Why this company',
  comment: 'From the advisor',
  careerAdvisor: 'Career advisor',
  recruitingAdvisor: ({ name }: { name: string }) => `Recruiting advisor: ${name}`,
  record: 'Record in the applicant-tracking system',
  neighbours: 'Previous and next story',
  previous: 'Previous story',
  next: 'Next story',
  more: 'More stories',
  all: 'All stories',
}
