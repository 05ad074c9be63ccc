/**
 * `npm test`: types, lint and all tests. The cheap steps run in any case; after a failure in them the minutes in the browser are
 * saved, except in CI, where nobody waits. The output ends with every failed test in one line each, and the numbers.
 */
import { ensureBrowser } from './ensure-browser.ts'
import { browserSteps, checkSteps, conclude, runStep, unitTests } from './test/steps.ts'

process.env.CHROMIUM = ensureBrowser()

const cheap = [...checkSteps, unitTests].map((step) => runStep(step))
const mayGoOn = process.env.CI !== undefined || cheap.every(({ failures }) => failures.length === 0)
const slow = mayGoOn ? browserSteps.map((step) => runStep(step)) : []
process.exitCode = conclude([...cheap, ...slow], mayGoOn ? [] : browserSteps)
