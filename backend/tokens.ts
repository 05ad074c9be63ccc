import { CLOCK_TOLERANCE } from '#domain/limits.ts'

/** Returns whether a token with a lifetime of `age` ms is valid. One that expires too late was issued with a wrong clock. */
export function isTokenAlive(expiresAt: string, age: number, now: Date): boolean {
  const left = Date.parse(expiresAt) - now.getTime()
  return left >= 0 && left <= age + CLOCK_TOLERANCE
}
