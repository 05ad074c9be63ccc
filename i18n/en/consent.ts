/** The dialog that asks for consent to count page views, and its link. */
export const consent = {
  label: 'Analytics consent',
  title: 'May we count page views?',
  text: 'Google Analytics would tell us which pages help people. It sets cookies and sends Google the address of each page you open. Nothing is sent before you allow it.',
  policy: 'Privacy policy',
  accept: 'Allow',
  decline: 'Do not allow',
}
