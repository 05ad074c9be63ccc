/** The job search within the mypage. */
export const mypageJobs = {
  title: 'Find jobs',
  description: 'All open jobs, with those for which you have applied.',
  back: 'All open jobs',
  note: 'Nothing is sent to the employer until your advisor has spoken with you.',
}
