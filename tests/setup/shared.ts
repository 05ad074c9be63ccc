/** Tests in files that share the modules of their worker. Loading these modules for each file takes as long as the tests themselves. */
export const sharing = [
  '{admin,backend,content,domain,i18n,mocks,scripts,server,src}/**/*.test.ts',
  'tests/{architecture,backend,content,contract,mocks,pdf,site,staff}/**/*.test.ts',
]

/**
 * Tests that replace modules or change their state for good, so they load their own copies; or watch the `Response` of Node, which
 * `@hono/node-server` replaces in a process with a server.
 */
export const notSharing = [
  'src/api/{http,options,session,statuses}.test.ts',
  'src/app/guards/sessionGuards.test.ts',
  'src/lib/{afterPress,reloadOnFailedChunk}.test.ts',
  'src/pages/entry/fields/emailCheck.test.ts',
  'src/pages/home/jobCounts.test.ts',
  'tests/architecture/patterns.test.ts',
  'tests/backend/badBodies.test.ts',
  'tests/backend/routes.test.ts',
]
