/** The invitation to "Can I get this job?", for people without any answers yet. */
export const fitInvitation = {
  title: 'Can I apply?',
  /** Above a list of jobs. */
  listTitle: 'See which jobs you can apply for',
  text: 'Tell us your Japanese, your English, where you live and your visa, and every job gives you an answer. Nothing leaves this browser.',
  action: 'Answer four questions',
}
