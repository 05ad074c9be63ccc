import type { App } from '#backend/api.ts'
import { callApp } from '#backend/call.ts'
import { readBytes } from '#backend/middleware/bytes.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createBodyBudget } from '../http/bodyBudget.ts'
import { unavailableResponse } from '../http/lastResort.ts'
import { nameRoute } from '../observe/currentRequest.ts'

const METRICS = '/metrics'

/**
 * Creates the fetch handler of a staff listener, with the budget for bodies of the public one. `isOwner`: its callers own the data folder,
 * because it is the socket.
 */
export function createStaffSite(api: App, metrics: App, { isOwner }: { isOwner: boolean }) {
  const bodies = createBodyBudget()
  return async (request: Request, address = ''): Promise<Response> => {
    const body = bodies.open(address)
    try {
      const { response } = await callApp(new URL(request.url).pathname === METRICS ? metrics : api, {
        request,
        cookies: {},
        address,
        isOwner,
        entered: nameRoute,
        readBytes: (source, most) => readBytes(source, most, body.reserve),
      })
      return response
    } catch (error) {
      if (error instanceof Unavailable) return unavailableResponse()
      throw error
    } finally {
      body.close()
    }
  }
}
