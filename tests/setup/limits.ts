/**
 * Time limits of tests, in ms, for every runner. A limit only ends a test that hangs. Each is many times the slowest time measured, because
 * a busy machine with cold caches takes ten times as long as an idle one. No test sets its own limit.
 */
export const limits = {
  /** A whole test or hook: the slowest build the site or seed 10,000 jobs. */
  test: 900_000,
  /** One step: a polled assertion, a click, a navigation. */
  step: 60_000,
}
