import { formatNumber } from '#domain/numbers.ts'

/** Formats bytes as kilobytes of 1,024, rounded up, so that a size over the limit never looks allowed. */
export const kilobytes = (bytes: number): string => formatNumber(Math.ceil(bytes / 1024))
