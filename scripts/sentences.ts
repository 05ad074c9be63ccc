/** Writes `contract-kit/SENTENCES.md`, the list of all sentences of the contract with their checks. */

import { writeFileSync } from 'node:fs'
import { listOf } from '../contract-kit/sentences/list.ts'
import { contractSentences } from '../contract-kit/src/sentences/collect.ts'
import { readVerdicts } from '../contract-kit/src/sentences/verdicts.ts'

writeFileSync('contract-kit/SENTENCES.md', listOf(contractSentences(), readVerdicts()))
