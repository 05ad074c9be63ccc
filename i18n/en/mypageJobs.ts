/** The job search within the mypage. */
export const mypageJobs = {
  title: 'Find jobs',
  description: 'All open jobs, with those for which you have applied.',
  back: 'All open jobs',
  note: 'Applying tells your advisor only. Nothing is sent before you know the employer and agree.',
}
