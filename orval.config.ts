import { defineConfig } from 'orval'

/** `scripts/generate.ts` sets the folders, so that the drift test can generate into temporary ones. */
const contract = process.env.GENERATED_CONTRACT ?? 'openapi/generated'
const client = process.env.GENERATED_CLIENT ?? 'src/api/generated'
const input = `${contract}/openapi.json`

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target: `${client}/client.ts`,
      client: 'react-query',
      httpClient: 'fetch',
      override: {
        header: () => ['Generated from the contract. Do not edit.'],
        mutator: { path: 'src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  zod: {
    input,
    output: {
      target: `${contract}/zod.ts`,
      client: 'zod',
      override: {
        zod: {
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          generateEachHttpStatus: true,
          strict: { response: true, body: true, query: true, param: true },
          generate: { response: true, body: true, query: true, param: true, header: false },
        },
      },
    },
  },
})
