/** The address of clamd, as the configuration has it. */

import * as z from 'zod'

export type ClamdAddress = { path: string } | { host: string; port: number }

/** Parses `unix:/run/clamav/clamd.ctl` or `tcp://host:3310`. */
export const clamdAddress = z.string().transform((text, context): ClamdAddress => {
  const path = /^unix:(\/.+)$/.exec(text)?.[1]
  if (path !== undefined) return { path }
  const url = text.startsWith('tcp://') && URL.canParse(text) ? new URL(text) : null
  if (url?.host && url.port && url.href.replace(/\/$/, '') === `tcp://${url.host}`)
    return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port) }
  context.addIssue('must be an address such as unix:/run/clamav/clamd.ctl or tcp://localhost:3310')
  return z.NEVER
})
