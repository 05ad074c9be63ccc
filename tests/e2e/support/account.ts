/** Accounts of their own for tests, made by the API as the site makes them. */

import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { entryForm } from '../../backend/entries.ts'
import { tokenIn } from './mail.ts'
import { expect } from './test.ts'

const headers = { 'X-Requested-With': 'hashi' }

async function post(request: APIRequestContext, path: string, data: unknown): Promise<APIResponse> {
  const response = await request.post(`${process.env.SITE_URL}/api/v1/applicant/${path}`, { headers, data })
  expect(response.status(), path).toBe(200)
  return response
}

/** Sends an entry. Returns the address of the pending applicant. */
async function register(request: APIRequestContext): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const response = await request.post(`${process.env.SITE_URL}/api/v1/entry`, {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    multipart: entryForm({ email, email_confirm: email }),
  })
  expect(response.status()).toBe(201)
  return email
}

/** Opens the account of a new applicant, who has no password yet and is logged in. Returns the address. */
export async function activate(request: APIRequestContext): Promise<string> {
  const email = await register(request)
  await post(request, 'activate', { token: await tokenIn(email) })
  return email
}

/** Makes an account with the sample password, logged out. Returns the address. */
export async function createAccount(request: APIRequestContext): Promise<string> {
  const email = await activate(request)
  await post(request, 'initial-password-reset', {
    password: SAMPLE_PASSWORD,
    password_confirm: SAMPLE_PASSWORD,
  })
  await post(request, 'logout', undefined)
  return email
}

export async function logIn(request: APIRequestContext, email = 'maria@example.com'): Promise<void> {
  await post(request, 'login', { email, password: SAMPLE_PASSWORD })
}
