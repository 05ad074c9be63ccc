/** `npm run check`: types, lint, and the unit tests of files changed since `main`. For use before a push; `npm test` runs everything. */
import { checkSteps, conclude, runStep, unitTests } from './test/steps.ts'
import { changedFiles, testsOf } from './test/testsOf.ts'

const checked = checkSteps.map((step) => runStep(step))
const tests = testsOf(changedFiles())
process.exitCode = conclude([...checked, ...(tests.length > 0 ? [runStep(unitTests, tests)] : [])])
