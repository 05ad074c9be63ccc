import { createContext, use } from 'react'
import { jstDate } from '#domain/dates.ts'

/** Time of rendering; part of a server-rendered page, so that server and browser agree. */
export const NowContext = createContext<Date>(new Date(0))

export function useNow(): Date {
  return use(NowContext)
}

/** Returns the present day in Japan. */
export const useToday = (): string => jstDate(useNow())
