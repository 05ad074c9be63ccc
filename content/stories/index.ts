import type { StorySeed } from '../types.ts'
import { story as story01 } from './01.ts'
import { story as story02 } from './02.ts'
import { story as story03 } from './03.ts'
import { story as story04 } from './04.ts'
import { story as story05 } from './05.ts'
import { story as story06 } from './06.ts'
import { story as story07 } from './07.ts'
import { story as story08 } from './08.ts'
import { story as story09 } from './09.ts'
import { story as story10 } from './10.ts'
import { story as story11 } from './11.ts'
import { story as story12 } from './12.ts'
import { story as story13 } from './13.ts'
import { story as story14 } from './14.ts'
import { story as story15 } from './15.ts'
import { story as story16 } from './16.ts'
import { story as story17 } from './17.ts'
import { story as story18 } from './18.ts'
import { story as story19 } from './19.ts'

/** The success stories in the order of their ids. Fictional. */
export const stories: StorySeed[] = [
  story01,
  story02,
  story03,
  story04,
  story05,
  story06,
  story07,
  story08,
  story09,
  story10,
  story11,
  story12,
  story13,
  story14,
  story15,
  story16,
  story17,
  story18,
  story19,
]
