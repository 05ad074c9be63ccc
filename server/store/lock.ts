import { mkdir, open, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Claims a data folder for this process: two processes that write to one PGlite folder lose data without an error. A claim is a file named
 * after the process; each process first writes its own and then looks for others, so that two processes never continue. Claims of processes
 * that have ended are removed. Throws when another living process has the folder.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const mine = nameOf({
    pid: process.pid,
    began: (await beginOf(process.pid)) ?? String(performance.timeOrigin),
  })
  await createClaim(folder, mine)
  const release = () => rm(join(folder, mine), { force: true })
  for (const name of await readdir(folder)) {
    const owner = parseName(name)
    if (!owner || name === mine) continue
    if (await isAlive(owner)) {
      await release()
      throw inUse(folder, owner.pid)
    }
    await rm(join(folder, name), { force: true })
  }
  return { release }
}

async function createClaim(folder: string, name: string): Promise<void> {
  try {
    await (await open(join(folder, name), 'wx')).close()
  } catch (error) {
    throw hasCode(error, 'EEXIST') ? inUse(folder, process.pid) : error
  }
}

function inUse(folder: string, pid: number): Error {
  return new Error(
    `The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another folder with HASHI_DATA.`,
  )
}

/** A process id, and when the process began, as ids are given again. */
type Owner = { pid: number; began: string }

const nameOf = ({ pid, began }: Owner) => `database.lock.${pid}.${began}`

function parseName(name: string): Owner | null {
  const [, pid, began] = /^database\.lock\.(\d+)\.(.+)$/.exec(name) ?? []
  return pid && began ? { pid: Number(pid), began } : null
}

async function isAlive({ pid, began }: Owner): Promise<boolean> {
  // This process's own claim has another name: this one is left from an earlier process of the same id.
  if (pid === process.pid || !runs(pid)) return false
  const begin = await beginOf(pid)
  return begin === null || begin === began
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists and belongs to another user.
    return hasCode(error, 'EPERM')
  }
}

/** The boot and the tick of a process's start, or that it has ended; null on systems without /proc. */
async function beginOf(pid: number): Promise<string | null> {
  const boot = await readText('/proc/sys/kernel/random/boot_id')
  if (boot === null) return null
  const stat = await readText(`/proc/${pid}/stat`)
  // Fields 3 and 22 of proc(5), counted behind the name, which may hold blanks.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return !fields || fields[0] === 'Z' ? 'ended' : `${boot.trim()}-${fields[19]}`
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
