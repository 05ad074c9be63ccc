/** Settings, mails and people of the mock as text, for a reload of the page or a restart of the server. */

import * as z from 'zod/mini'
import { Mail, MockState, PersonaName } from './generated/zod.ts'
import { parseSaved } from './parseSaved.ts'

/** To be raised when the shape changes. */
export const SETTINGS_FORMAT = 1

const schema = z.object({
  format: z.literal(SETTINGS_FORMAT),
  /** The settings; they do not include a login. */
  state: MockState,
  /** The use of each fault. */
  uses: z.array(z.object({ hits: z.number(), calls: z.number() })),
  mails: z.array(Mail),
  people: z.array(
    z.object({
      persona: PersonaName,
      id: z.number(),
      name: z.string(),
      email: z.string(),
      password: z.nullable(z.string()),
    }),
  ),
})

export type SavedSettings = Omit<z.output<typeof schema>, 'format'>

/** Returns null for a text of another version or none. */
export const parseSettings = (text: string | null): SavedSettings | null => parseSaved(schema, text)

export const printSettings = (settings: SavedSettings) =>
  JSON.stringify({ format: SETTINGS_FORMAT, ...settings })
