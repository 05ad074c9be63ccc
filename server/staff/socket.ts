/** The socket of the staff API in the data folder. Only the owner of the folder may open it. */

import { once } from 'node:events'
import { chmod, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { type Server, connect } from 'node:net'
import { join, relative } from 'node:path'

const SOCKET = 'staff.sock'

/** Returns the path of the socket: absolute or from the working directory, whichever is shorter, because systems limit its length to 107 bytes. */
export function socketPath(dataFolder: string): string {
  const path = join(dataFolder, SOCKET)
  const short = relative(process.cwd(), path)
  return short.length < path.length ? short : path
}

/** Returns whether a process answers at a socket. */
export async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Makes a server listen at the socket of a folder. Returns the function that removes the socket, or null if another process answers there:
 * with PostgreSQL several may share the folder. A socket that a killed process has left is replaced.
 */
export async function listenAtSocket(
  server: Server,
  dataFolder: string,
): Promise<(() => Promise<void>) | null> {
  const path = socketPath(dataFolder)
  if (await isAnswered(path)) return null
  // The socket appears in a folder of the owner, gets its mode, and is then renamed: at no time may another user open it.
  const folder = await mkdtemp(join(relative(process.cwd(), dataFolder) || '.', '.s-'))
  try {
    const own = join(folder, 's')
    server.listen(own)
    await once(server, 'listening')
    await chmod(own, 0o600)
    await rename(own, path)
  } finally {
    await rm(folder, { recursive: true })
  }
  const { ino } = await stat(path)
  return async () => {
    const present = await stat(path).catch(() => null)
    if (present?.ino === ino) await rm(path, { force: true })
  }
}
