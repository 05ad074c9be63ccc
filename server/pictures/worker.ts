/** Draws pictures in a worker thread, so that the main thread can handle requests. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import type { Lang } from '#domain/lang.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { handleTasks } from '../workers/handle.ts'
import { drawPicture } from './draw.ts'
import { measureOf } from './measure.ts'

export type Order = { picture: LinkPicture; lang: Lang }

export type Png = Uint8Array<ArrayBuffer>

const require = createRequire(import.meta.url)
const read = (module: string) => new Uint8Array(readFileSync(require.resolve(module)))

/** Loads fonts and the renderer, only when the first picture is requested. */
async function loadTools() {
  const medium = read('@expo-google-fonts/m-plus-1p/500Medium/MPLUS1p_500Medium.ttf')
  const bold = read('@expo-google-fonts/m-plus-1p/700Bold/MPLUS1p_700Bold.ttf')
  await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'))
  return { fonts: [medium, bold], measures: { 500: measureOf(medium), 700: measureOf(bold) } }
}

let tools: ReturnType<typeof loadTools> | null = null

async function paint({ picture, lang }: Order): Promise<Png> {
  tools ??= loadTools()
  const { fonts, measures } = await tools
  const image = new Resvg(drawPicture(picture, { lang, measures }), { font: { fontBuffers: fonts } })
  const rendered = image.render()
  const png = new Uint8Array(rendered.asPng())
  rendered.free()
  image.free()
  return png
}

handleTasks(paint, (png) => [png.buffer])
