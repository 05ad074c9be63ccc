import { createContext, use } from 'react'

/** Time of rendering; part of a server-rendered page, so that server and browser agree. */
export const NowContext = createContext<Date>(new Date(0))

export function useNow(): Date {
  return use(NowContext)
}
