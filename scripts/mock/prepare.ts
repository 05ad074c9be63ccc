/**
 * After an install: bundles the mock, so that its first start is as quick as later ones. Without the development packages it is not needed.
 */

import { existsSync } from 'node:fs'

if (existsSync('node_modules/rolldown')) {
  const { writeBundle } = await import('./writeBundle.ts')
  await writeBundle()
}
