/**
 * `npm test`: types, lint, texts and all tests. Cheap steps always run. If one fails, the slow steps are skipped, except in CI. The
 * output ends with one line for each failed test, and totals.
 */

import { tmpdir } from 'node:os'
import { ensureBrowser } from './ensure-browser.ts'
import { memoryFolder } from './test/memoryFolder.ts'
import type { Outcome } from './test/reports.ts'
import {
  buildStep,
  checkSteps,
  conclude,
  runStep,
  runTogether,
  slowSteps,
  textsStep,
  unitTests,
} from './test/steps.ts'

process.env.CHROMIUM = ensureBrowser('test')
process.env.TMPDIR ??= memoryFolder() ?? tmpdir()

const cheap = [...(await runTogether([...checkSteps, textsStep, buildStep])), await runStep(unitTests)]
const mayGoOn = process.env.CI !== undefined || cheap.every(({ failures }) => failures.length === 0)
const slow: Outcome[] = []
if (mayGoOn) for (const step of slowSteps) slow.push(await runStep(step))
process.exitCode = conclude([...cheap, ...slow], mayGoOn ? [] : slowSteps)
