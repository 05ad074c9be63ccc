/**
 * `npm test`: types, lint, texts and all tests. Cheap steps always run. If one fails, the slow steps are skipped, except in CI. The
 * output ends with one line for each failed test, and totals.
 */
import { ensureBrowser } from './ensure-browser.ts'
import { checkSteps, conclude, runStep, slowSteps, textsStep, unitTests } from './test/steps.ts'

process.env.CHROMIUM = ensureBrowser('test')

const cheap = [...checkSteps, textsStep, unitTests].map((step) => runStep(step))
const mayGoOn = process.env.CI !== undefined || cheap.every(({ failures }) => failures.length === 0)
const slow = mayGoOn ? slowSteps.map((step) => runStep(step)) : []
process.exitCode = conclude([...cheap, ...slow], mayGoOn ? [] : slowSteps)
