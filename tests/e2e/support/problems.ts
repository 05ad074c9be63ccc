import type { Route } from '@playwright/test'

type FieldError = { field: string; rule: string; message: string }

/** Answers a call in the server's place: this is wrong with a field. */
export const refuse = (error: FieldError) => (route: Route) =>
  route.fulfill({
    status: 422,
    contentType: 'application/problem+json',
    json: {
      type: '/problems/validation',
      title: 'Please check your input',
      status: 422,
      detail: 'Some values are not valid.',
      instance: '/',
      errors: [error],
    },
  })
