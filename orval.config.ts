import { defineConfig } from 'orval'

/** `scripts/generate.ts` sets the folders, so that the drift test can generate into temporary ones. */
const contract = process.env.GENERATED_CONTRACT ?? 'openapi/generated'
const client = process.env.GENERATED_CLIENT ?? 'src/api/generated'
const control = process.env.GENERATED_CONTROL ?? 'mocks/control/generated'
const staff = process.env.GENERATED_STAFF ?? 'openapi/staff/generated'
const admin = process.env.GENERATED_ADMIN ?? 'admin/generated'
/** The contracts as the schemas of the servers see them (`scripts/generate/nullableObjects.ts`). */
const input = process.env.GENERATED_ZOD_INPUT ?? ''
const staffZodInput = process.env.GENERATED_STAFF_ZOD_INPUT ?? ''
/** The contract as the client sees it (`scripts/generate/clientDocument.ts`). */
const clientInput = process.env.GENERATED_CLIENT_INPUT ?? ''
const adminInput = process.env.GENERATED_ADMIN_INPUT ?? ''

/** Schemas refuse unknown fields and texts that zod could convert. */
const zod = {
  variant: 'mini',
  version: 4,
  generateReusableSchemas: true,
  generateEachHttpStatus: true,
  strict: { response: true, body: true, query: true, param: true },
  generate: { response: true, body: true, query: true, param: true, header: false },
} as const

export default defineConfig({
  client: {
    input: clientInput,
    output: {
      mode: 'tags-split',
      target: `${client}/client.ts`,
      client: 'react-query',
      httpClient: 'fetch',
      headers: true,
      override: {
        header: () => ['Generated from the contract. Do not edit.'],
        mutator: { path: 'src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useOperationIdAsQueryKey: true },
      },
    },
  },
  zod: {
    input,
    output: {
      target: `${contract}/zod.ts`,
      client: 'zod',
      override: { zod },
    },
  },
  controlClient: {
    input: `${control}/openapi.json`,
    output: {
      target: `${control}/client.ts`,
      client: 'fetch',
      override: {
        header: () => ['Generated from the control API. Do not edit.'],
        mutator: { path: 'mocks/control/send.ts', name: 'send' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  controlZod: {
    input: `${control}/openapi.json`,
    output: { target: `${control}/zod.ts`, client: 'zod', override: { zod } },
  },
  adminClient: {
    input: adminInput,
    output: {
      target: `${admin}/client.ts`,
      client: 'fetch',
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from the staff contract. Do not edit.'],
        mutator: { path: 'admin/send.ts', name: 'send' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  staffZod: {
    input: staffZodInput,
    output: { target: `${staff}/zod.ts`, client: 'zod', override: { zod } },
  },
})
