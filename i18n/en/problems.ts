/** The texts of problem responses, by the last part of their type. */
export const problems = {
  'bad-request': { title: 'Bad request', detail: 'We could not read what was sent. Please try again.' },
  unauthorized: { title: 'Please log in', detail: 'Please log in and try again.' },
  'login-failed': { title: 'Login failed', detail: 'The email address or password is incorrect.' },
  forbidden: { title: 'Not allowed', detail: 'This is not allowed.' },
  'password-not-set': {
    title: 'Password needed',
    detail: 'Please set your first password. Everything else opens after that.',
  },
  'not-found': { title: 'Not found', detail: 'We could not find what you were looking for.' },
  'method-not-allowed': {
    title: 'Method not allowed',
    detail: 'This address does not accept this kind of request.',
  },
  conflict: { title: 'Conflict', detail: 'This can no longer be done, because it has already been handled.' },
  'idempotency-key-reused': {
    title: 'The content has changed',
    detail: 'This could not be sent, because the content has changed since. Please send it again.',
  },
  'email-taken': {
    title: 'Address taken',
    detail: 'This email is already taken. Please log in, or use another address.',
  },
  'email-taken-since': {
    title: 'Address already in use',
    detail:
      'Someone else has since registered with this address. Please request the change again with another one.',
  },
  'already-applied': {
    title: 'Already applied',
    detail: 'You have already applied for this job. See its progress under Applications.',
  },
  'already-declined': {
    title: 'Already declined',
    detail:
      'You have already declined this recommendation. If you have changed your mind, please write to your advisor.',
  },
  'still-processing': {
    title: 'Still processing',
    detail: 'Your last answer is still being processed. We will also email you the result.',
  },
  'job-closed': {
    title: 'No longer open',
    detail: 'This job is no longer open, so you cannot apply for it.',
  },
  'consent-not-asked': {
    title: 'No answer is awaited',
    detail: 'Your advisor does not wait for your consent, or you have already answered.',
  },
  'consent-changed': {
    title: 'The request has changed',
    detail: 'Your advisor now asks about other documents. Please read the request again.',
  },
  'too-many-answers': {
    title: 'No more answers here',
    detail:
      'You have answered this recommendation many times already. To go on, please write to your advisor under Contact.',
  },
  'password-already-set': {
    title: 'Password already set',
    detail: 'Your password has already been set. To change it, use the settings on My Page.',
  },
  'wrong-password': { title: 'Please check your input', detail: 'The current password is incorrect.' },
  'link-spent': {
    title: 'This link does not work',
    detail: 'The link has expired, has already been used, or is incomplete.',
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
