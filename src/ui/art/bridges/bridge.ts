/** The frame of a bridge. Lengths are in the picture's units. */
export interface Frame {
  width: number
  height: number
  /** Height of the water line. */
  water: number
  /** Colour of the bridge, and of fine lines on it. */
  ink: string
  fine: string
}

export interface Bridge {
  markup: string
  /** Position of the traveller. */
  x: number
  y: number
}

/** Draws a bridge with the traveller at `x` or near it. */
export type DrawBridge = (frame: Frame, x: number) => Bridge

/** A stroke along `d`. */
export const line = (d: string, ink: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${rest}/>`
