import { expect, test } from 'vitest'
import { resolve } from '../../scripts/generate/document.ts'
import { contract, entries } from './contract.ts'

/** The calls of the specification's §7 with their query parameters. Paths are below `/api/v1`. */
const ofSpecification = `
  GET /job ?orderBy,perPage
  GET /applicant/auth
  GET /applicant/profile
  POST /applicant/update-profile
  POST /applicant/update-working-history
  POST /applicant/update-working-history-addition
  GET /applicant/resume
  POST /applicant/resume/store
  GET /applicant/career
  POST /applicant/career/store
  POST /applicant/update-interested-list
  GET /applicant/applied-job
  POST /applicant/inquiry/interview
  POST /applicant/inquiry/introduction
  POST /applicant/verify
  POST /applicant/activate
  POST /applicant/initial-password-reset
  POST /applicant/change-password
  POST /applicant/login
  POST /applicant/contact
  POST /applicant/change-email
  POST /applicant/confirm-email
  POST /applicant/forgot-password
  POST /applicant/reset-password
  POST /applicant/logout
  GET /applicant/notification
  POST /applicant/check-email
  GET /process/recommend ?status_id
  GET /process/search
  GET /process/detail/{id}
  GET /process/recommend/{id}
  POST /process/change-status
  GET /master/hrbc-options
`

const found = entries.map(({ method, path, operation }) => ({
  call: `${method.toUpperCase()} ${path}`,
  origin: operation['x-origin'],
  query: (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name),
}))

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ?'))
    .map(([call = '', query = '']) => ({ call, query: query.split(',').filter((name) => name !== '') }))

test('the specification has 33 calls', () => {
  expect(rowsOf(ofSpecification)).toHaveLength(33)
})

test('the operations of origin `spec` are exactly those calls', () => {
  const calls = found.filter(({ origin }) => origin === 'spec').map(({ call }) => call)
  expect(calls.sort()).toEqual(
    rowsOf(ofSpecification)
      .map(({ call }) => call)
      .sort(),
  )
})

test('every other operation has the origin `added`', () => {
  expect(found.filter(({ origin }) => origin !== 'spec' && origin !== 'added')).toEqual([])
})

test.each(rowsOf(ofSpecification).filter(({ query }) => query.length > 0))(
  '$call accepts the query parameters $query',
  ({ call, query }) => {
    expect(found.find((operation) => operation.call === call)?.query).toEqual(expect.arrayContaining(query))
  },
)

test('the two newest-first calls of the specification keep their values', () => {
  const orderBy = contract.paths['/job']?.get?.parameters
    ?.map((parameter) => resolve(contract, parameter))
    .find(({ name }) => name === 'orderBy')
  expect(orderBy?.schema).toMatchObject({
    enum: expect.arrayContaining(['job_registration_date', 'job_update_date']),
  })
})
