import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/**
 * Returns the router; undefined without one. Its state is ahead of the router's hooks, which only return the state of the page that is
 * still shown.
 */
export const useRouter = () => useContext(DataRouterContext)?.router
