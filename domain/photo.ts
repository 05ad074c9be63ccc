/** A portrait as the contract sends it. */

import type * as z from 'zod/mini'
import type { Photo as PhotoSchema } from '#openapi/generated/zod.ts'
import { fromBase64 } from './base64.ts'

/** The picture in base64 with its name and type; null without a picture. */
export type Photo = z.output<typeof PhotoSchema>

export type Picture = NonNullable<Photo>

/** Returns the bytes of a picture; none where its data is not base64. */
export const photoBytes = ({ data }: Picture): Uint8Array<ArrayBuffer> => fromBase64(data) ?? new Uint8Array()

/** Returns the address of a picture for `src`. */
export const photoUrl = ({ type, data }: Picture): string => `data:${type};base64,${data}`
