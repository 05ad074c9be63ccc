/** The part of a picture that a portrait shows. */
export type Crop = {
  /** From 1, the largest part, to `MOST_ZOOM`. */
  zoom: number
  /** The part's position within the picture, from 0 (left, top) to 1. */
  x: number
  y: number
}

export type Area = { left: number; top: number; width: number; height: number }

/** Width to height of a portrait (contract, schema `Photo`). */
const RATIO = 3 / 4

export const MOST_ZOOM = 4

/** The upper middle, where a face usually is. */
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.3 }

/** Returns the part of a picture in its pixels; width and height have the ratio 3 to 4. */
export function areaOf({ zoom, x, y }: Crop, picture: { width: number; height: number }): Area {
  const width = Math.min(picture.width, picture.height * RATIO) / zoom
  const height = width / RATIO
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height }
}

/**
 * Returns the crop after the picture was dragged in its frame, so that the picture follows the pointer. `dx` and `dy` are parts of the
 * frame's width and height.
 */
export function dragged(
  crop: Crop,
  picture: { width: number; height: number },
  dx: number,
  dy: number,
): Crop {
  const { width, height } = areaOf(crop, picture)
  const moved = (position: number, distance: number, room: number) =>
    room > 0 ? Math.min(1, Math.max(0, position - distance / room)) : position
  return {
    ...crop,
    x: moved(crop.x, dx * width, picture.width - width),
    y: moved(crop.y, dy * height, picture.height - height),
  }
}
