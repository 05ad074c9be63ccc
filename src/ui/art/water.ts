/** Overlapping rings, the seigaiha wave, on a pattern 32 wide and 16 high. */
export function rings(key: string, line: string, ground: string): string {
  const places = ['16" y="0', '0" y="8', '32" y="8', '16" y="16', '0" y="24', '32" y="24']
  const ring = `<g id="q${key}" stroke="${line}" fill="none"><circle r="16" fill="${ground}"/><circle r="11.5"/><circle r="7"/></g>`
  return ring + places.map((place) => `<use href="#q${key}" x="${place}"/>`).join('')
}

const strokes =
  'M0 5h96m26 0h64m30 0h84M-40 13h70m26 0h101m30 0h64m22 0h70M40 21h92m26 0h49m30 0h90M0 29h58m26 0h97m30 0h51m22 0h46'

interface WaterProps {
  key: string
  /** 0 rings, 1 strokes, 2 ripples. */
  kind: number
  y: number
  width: number
  height: number
  line: string
  ground: string
}

/** The waves over a picture's water. */
export function water({ key, kind, y, width, height, line, ground }: WaterProps): string {
  const pattern = (w: number, h: number, body: string) =>
    `<pattern id="w${key}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" y="${y}">${body}</pattern>`
  const waves =
    kind === 0
      ? pattern(32, 16, rings(key, line, ground))
      : kind === 1
        ? pattern(330, 32, `<path d="${strokes}" stroke="${line}" stroke-width="1.4"/>`)
        : pattern(24, 12, `<path d="M0 6q6-6 12 0t12 0" fill="none" stroke="${line}" stroke-width="1.3"/>`)
  return `${waves}<rect y="${y}" width="${width}" height="${height}" fill="url(#w${key})"/>`
}
