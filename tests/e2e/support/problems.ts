import type { Route } from '@playwright/test'

type FieldError = { field: string; rule: string; message: string }

/** Mocks the response to a call: an error of one field. */
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
