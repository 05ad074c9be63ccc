/**
 * Tests in files that share the modules of their worker. Loading these modules for each file takes as long as the tests themselves. Tests that
 * start an HTTP server do not share: Hono's server replaces `Request` and `Response` of its process for good.
 */
export const sharing = [
  '{backend,content,domain,i18n,src}/**/*.test.ts',
  'tests/{architecture,backend,content,mocks,site,staff}/**/*.test.ts',
]

/** Tests that replace modules or change their state for good, so they load their own copies. */
export const notSharing = [
  'src/api/{http,options,session,statuses}.test.ts',
  'src/app/guards/sessionGuards.test.ts',
  'src/lib/{afterPress,reloadOnFailedChunk}.test.ts',
  'src/pages/entry/fields/emailCheck.test.ts',
  'src/pages/home/jobCounts.test.ts',
  'tests/architecture/patterns.test.ts',
  'tests/backend/routes.test.ts',
]
