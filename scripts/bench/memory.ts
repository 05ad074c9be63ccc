import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in MB, or null on systems without `/proc`. */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch (error) {
    if (process.platform !== 'linux') return null
    throw error
  }
}
