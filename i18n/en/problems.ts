/** The texts of problem answers, by the last part of their type. */
export const problems = {
  'bad-request': { title: 'Bad request', detail: 'We could not read what was sent. Please try again.' },
  unauthorized: { title: 'Log in needed', detail: 'Please log in and try again.' },
  'login-failed': { title: 'Login failed', detail: 'The e-mail address or the password is not right.' },
  forbidden: { title: 'Not allowed', detail: 'This is not allowed.' },
  'not-found': { title: 'Not found', detail: 'We could not find what you were looking for.' },
  'method-not-allowed': { title: 'Method not allowed', detail: 'This address does not take such a request.' },
  conflict: { title: 'Conflict', detail: 'This cannot be done any more, because it was already dealt with.' },
  'idempotency-key-reused': {
    title: 'Key used before',
    detail: 'The Idempotency-Key was used for other content. Please send with a new key.',
  },
  'payload-too-large': { title: 'Too large', detail: 'What was sent is too large.' },
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
