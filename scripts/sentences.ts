/** Writes `contract-kit/SENTENCES.md`, the list of all sentences of the contract with their checks. */

import { writeFileSync } from 'node:fs'
import { contractSentences } from '../contract-kit/sentences/collect.ts'
import { listOf } from '../contract-kit/sentences/list.ts'
import { readVerdicts } from '../contract-kit/sentences/verdicts.ts'

writeFileSync('contract-kit/SENTENCES.md', listOf(contractSentences(), readVerdicts()))
