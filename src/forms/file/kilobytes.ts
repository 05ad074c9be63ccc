import { formatNumber } from '#domain/numbers.ts'

/** A size in bytes as whole kilobytes of 1,024, rounded up, so that what is too large never reads as if it were not. */
export const kilobytes = (bytes: number): string => formatNumber(Math.ceil(bytes / 1024))
