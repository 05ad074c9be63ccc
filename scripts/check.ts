/** `npm run check`: types, lint, and the unit tests of files changed since `main`. For use before a push; `npm test` runs everything. */

import { checkSteps, conclude, runStep, runTogether, unitTests } from './test/steps.ts'
import { changedFiles, testsOf } from './test/testsOf.ts'

const checked = await runTogether(checkSteps)
const parameters = testsOf(changedFiles())
const tested = parameters.length > 0 ? [await runStep(unitTests, { parameters })] : []
process.exitCode = conclude([...checked, ...tested])
