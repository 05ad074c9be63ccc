/** The texts of problem responses, by the last part of their type. */
export const problems = {
  'bad-request': { title: 'Bad request', detail: 'We could not read what was sent. Please try again.' },
  unauthorized: { title: 'Log in needed', detail: 'Please log in and try again.' },
  'login-failed': { title: 'Login failed', detail: 'The email address or the password is not right.' },
  forbidden: { title: 'Not allowed', detail: 'This is not allowed.' },
  'password-not-set': {
    title: 'Password needed',
    detail: 'Please set your first password. Everything else opens after that.',
  },
  'not-found': { title: 'Not found', detail: 'We could not find what you were looking for.' },
  'method-not-allowed': { title: 'Method not allowed', detail: 'This address does not take such a request.' },
  conflict: { title: 'Conflict', detail: 'This cannot be done any more, because it was already dealt with.' },
  'idempotency-key-reused': {
    title: 'The content has changed',
    detail: 'This could not be sent, because the content has changed since. Please send it again.',
  },
  'email-taken': {
    title: 'Address taken',
    detail: 'This email is already taken. Please log in, or give another address.',
  },
  'email-taken-since': {
    title: 'Address already in use',
    detail:
      'Somebody else has registered with this address meanwhile. Please ask for the change again with another one.',
  },
  'already-applied': {
    title: 'Already applied',
    detail: 'You have already applied for this job. See your applications for how it goes.',
  },
  'already-declined': {
    title: 'Already declined',
    detail:
      'You have already declined this recommendation. If you have changed your mind, please write to your advisor.',
  },
  'still-processing': {
    title: 'Still processing',
    detail: 'Your last answer is still being processed. We will also tell you the result by email.',
  },
  'job-closed': {
    title: 'No longer open',
    detail: 'This job is no longer open, so it cannot be applied for.',
  },
  'password-already-set': {
    title: 'Password already set',
    detail: 'Your password has already been set. To change it, use the settings of your page.',
  },
  'wrong-password': { title: 'Please check your input', detail: 'The current password is not right.' },
  'link-spent': {
    title: 'This link does not work',
    detail: 'The link has expired, was used before, or is not complete.',
  },
  'payload-too-large': { title: 'Too large', detail: 'What was sent is too large.' },
  'headers-too-large': {
    title: 'Headers too large',
    detail: 'The headers of the request are too large. Clearing the cookies of this site may help.',
  },
  'request-timeout': { title: 'Too slow', detail: 'The request took too long to arrive. Please try again.' },
  'unsupported-media-type': { title: 'Unsupported type', detail: 'Data of this type is not accepted.' },
  validation: { title: 'Please check your input', detail: 'Some values are not valid.' },
  'too-many-requests': { title: 'Too many requests', detail: 'Please wait a little and try again.' },
  'internal-server-error': {
    title: 'Server error',
    detail: 'Something went wrong on our side. Please try again later.',
  },
  'not-implemented': { title: 'Not available yet', detail: 'This server does not offer this call yet.' },
  'service-unavailable': {
    title: 'Unavailable',
    detail: 'The service is busy or under maintenance. Please try again shortly.',
  },
}
