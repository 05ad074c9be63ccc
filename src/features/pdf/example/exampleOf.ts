import type { Source } from '../layOut.ts'
import { careerExample } from './career.ts'
import { resumeExample } from './resume.ts'

/** Returns a finished document of an invented person, written by hand in Japanese. */
export const exampleOf = (kind: Source['kind']): Source =>
  kind === 'resume' ? { kind, content: resumeExample } : { kind, content: careerExample }
