/** Removes the metadata of photos in a worker thread: a picture of many small parts takes tenths of a second. */

import { stripMetadata } from '#backend/photos/stripMetadata.ts'
import { handleTasks } from '../workers/handle.ts'

export type Photo = { type: string; bytes: Uint8Array<ArrayBuffer> }

handleTasks(
  async ({ type, bytes }: Photo) => stripMetadata(type, bytes),
  (stripped) => [stripped.buffer],
)
