import fs from 'node:fs'
import { vi } from 'vitest'

/** Lets no file grow, as a full disk does: writes within files still work. */
export function fillDisk() {
  const write = fs.writeSync
  return vi.spyOn(fs, 'writeSync').mockImplementation((fd: number, ...rest: unknown[]) => {
    const [, , length = 0, position] = rest
    const { size } = fs.fstatSync(fd)
    if (Number(position ?? size) + Number(length) <= size) return Reflect.apply(write, fs, [fd, ...rest])
    const message = 'ENOSPC: no space left on device, write'
    throw Object.assign(new Error(message), { code: 'ENOSPC', errno: -28, syscall: 'write' })
  })
}
