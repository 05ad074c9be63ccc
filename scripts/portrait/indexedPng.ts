import { crc32, deflateSync } from 'node:zlib'

/** A drawn picture: four bytes for each pixel, red, green, blue and opacity. */
export type Drawing = { width: number; height: number; pixels: Uint8Array }

/** Returns a PNG file with a palette of the drawing's most frequent colours; others become the nearest of these. */
export function indexedPng({ width, height, pixels }: Drawing, colours: number): Buffer {
  const palette = frequentColours(pixels, colours)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // Each row begins with the number of its filter, 0 for none.
      rows[y * (width + 1) + 1 + x] = nearest(palette, colourAt(pixels, y * width + x))
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Colour = [red: number, green: number, blue: number]

function colourAt(pixels: Uint8Array, index: number): Colour {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4)
  return [red, green, blue]
}

function frequentColours(pixels: Uint8Array, count: number): Colour[] {
  const found = new Map<string, { colour: Colour; times: number }>()
  for (let index = 0; index < pixels.length / 4; index++) {
    const colour = colourAt(pixels, index)
    const known = found.get(colour.join()) ?? { colour, times: 0 }
    found.set(colour.join(), { colour, times: known.times + 1 })
  }
  const sorted = [...found.values()].sort((a, b) => b.times - a.times)
  return sorted.slice(0, count).map(({ colour }) => colour)
}

function nearest(palette: Colour[], colour: Colour): number {
  const distances = palette.map((each) => Math.hypot(...each.map((part, at) => part - (colour[at] ?? 0))))
  return distances.indexOf(Math.min(...distances))
}

/** A part of a PNG file: length, name, content, checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
