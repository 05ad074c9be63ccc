import { expect, test } from 'vitest'
import { resolve } from '../../scripts/generate/document.ts'
import { contract, entries } from './contract.ts'

/** The calls of the specification's §7, each with the query values that it names. Paths are below `/api/v1`. */
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

/** The calls that the product decisions add (§3). */
const added = `
  GET /job/{job_id}
  GET /case ?top,page,perPage
  GET /case/{id}
  GET /blog/article ?page,tag,category
  GET /blog/article/{slug} ?draftKey
  GET /blog/category
  GET /blog/tag
  GET /blog/recommendation
  POST /entry
  POST /inquiry
  POST /invitation
  POST /applicant/refresh
  POST /applicant/notification/{id}/read
  GET /applicant/interested-list
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

test.each([
  ['spec', ofSpecification],
  ['added', added],
])('the operations of origin %s are exactly those of the list', (origin, list) => {
  const calls = found.filter((operation) => operation.origin === origin).map(({ call }) => call)
  expect(calls.sort()).toEqual(
    rowsOf(list)
      .map(({ call }) => call)
      .sort(),
  )
})

test.each([...rowsOf(ofSpecification), ...rowsOf(added)].filter(({ query }) => query.length > 0))(
  '$call takes the query values $query',
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
