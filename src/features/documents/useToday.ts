import { jstDate } from '#domain/dates.ts'
import { useNow } from '#src/context/now.ts'

/** Returns the present day in Japan. */
export const useToday = (): string => jstDate(useNow())
