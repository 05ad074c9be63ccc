/** The texts of problem responses that only the staff API has, or that it has in other words, by the last part of their type. */
export const staffProblems = {
  'missing-token': {
    title: 'Token needed',
    detail: 'The token is missing, unknown, revoked or past its end date.',
  },
  'missing-scope': { title: 'Not allowed', detail: 'The token does not have the scope for this call.' },
  'token-revoked': { title: 'Already revoked', detail: 'This token has already been revoked.' },
  'backup-file': {
    title: 'File not usable',
    detail: 'The server cannot read or write this file. Nothing was changed.',
  },
  'disk-full': {
    title: 'Disk full',
    detail:
      'The disk of the file or of the database is full. Nothing was changed. Please free space and try again.',
  },
  'no-backup': {
    title: 'Not a backup',
    detail: 'This file is not a backup of this site. Nothing was changed.',
  },
  'backup-damaged': {
    title: 'Incomplete backup',
    detail: 'This backup is incomplete or damaged. Nothing was changed.',
  },
  'backup-other-version': {
    title: 'Backup of another version',
    detail:
      'Another version of the program wrote this backup. Please restore it with that version. Nothing was changed.',
  },
  'sample-refused': {
    title: 'Sample not added',
    detail:
      'The sample is for a site on this computer, without encryption, with no other people under its numbers.',
  },
  'person-blocked': { title: 'Blocked', detail: 'This person is blocked.' },
  'person-not-blocked': { title: 'Not blocked', detail: 'This person is not blocked.' },
  'already-closed': { title: 'Already closed', detail: 'This job is closed already.' },
  'already-open': {
    title: 'Already open',
    detail: 'This job is open already. If its closing date has passed, give it a later one.',
  },
  'already-published': { title: 'Already published', detail: 'This is published already.' },
  'already-unpublished': { title: 'Not published', detail: 'This is not published.' },
  'in-use': { title: 'In use', detail: 'An article still uses this. Please change its articles first.' },
  'step-not-allowed': {
    title: 'Not possible now',
    detail: 'The state of this process does not allow this step. Its actions name those that are possible.',
  },
  'consent-missing': {
    title: 'No consent',
    detail:
      'The applicant has not agreed that the employer gets the documents. Please ask for consent first.',
  },
  'nothing-to-undo': {
    title: 'Nothing to undo',
    detail: 'The last step cannot be undone, or something has followed it.',
  },
  'person-not-active': {
    title: 'Not confirmed',
    detail: 'This person has not confirmed the email address yet.',
  },
  'already-recommended': {
    title: 'Already recommended',
    detail: 'This job is already recommended to this person.',
  },
  'already-applied': {
    title: 'Already applied',
    detail: 'This person has already applied for this job. See the list of applications.',
  },
  'job-closed': {
    title: 'No longer open',
    detail: 'This job is closed, or its closing date has passed. Reopen it or give it a later date first.',
  },
  'message-settled': { title: 'Already settled', detail: 'This message has already been settled.' },
  'too-many-replies': {
    title: 'Too many replies',
    detail: 'This message has as many replies as it can hold. Please write to the person directly.',
  },
  'mail-not-given-up': { title: 'Not given up', detail: 'Only a mail that was given up can be sent again.' },
  'precondition-failed': {
    title: 'Changed meanwhile',
    detail: 'This has been changed since it was read. Please read it again before changing it.',
  },
  'precondition-required': {
    title: 'Version needed',
    detail: 'A change needs the version that was read, in the header If-Match.',
  },
}
