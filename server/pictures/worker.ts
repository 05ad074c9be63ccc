/** Draws pictures in a worker thread, so that the main thread can handle requests. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import type { Lang } from '#domain/lang.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { drawPicture } from './draw.ts'
import { readMetrics } from './metrics.ts'

export type Order = { id: number; picture: LinkPicture; lang: Lang }

export type Delivery = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; failure: string }

const require = createRequire(import.meta.url)
const read = (module: string) => new Uint8Array(readFileSync(require.resolve(module)))

/** Loads fonts and the renderer, only when the first picture is requested. */
async function loadTools() {
  const medium = read('@expo-google-fonts/m-plus-1p/500Medium/MPLUS1p_500Medium.ttf')
  const bold = read('@expo-google-fonts/m-plus-1p/700Bold/MPLUS1p_700Bold.ttf')
  await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'))
  return { fonts: [medium, bold], measures: { 500: readMetrics(medium), 700: readMetrics(bold) } }
}

let tools: ReturnType<typeof loadTools> | null = null

async function paint({ picture, lang }: Order): Promise<Uint8Array<ArrayBuffer>> {
  tools ??= loadTools()
  const { fonts, measures } = await tools
  const image = new Resvg(drawPicture(picture, { lang, measures }), { font: { fontBuffers: fonts } })
  const rendered = image.render()
  const png = new Uint8Array(rendered.asPng())
  rendered.free()
  image.free()
  return png
}

parentPort?.on('message', (order: Order) => {
  const deliver = (delivery: Delivery) => parentPort?.postMessage(delivery)
  paint(order).then(
    (png) => deliver({ id: order.id, png }),
    (error: unknown) => deliver({ id: order.id, failure: String(error) }),
  )
})
