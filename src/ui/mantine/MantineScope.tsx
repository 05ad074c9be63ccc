import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineProps } from './theme.ts'
import './variables.css'

/**
 * Around components of Mantine. It comes with them and is not around the whole site, since the provider alone would be
 * a twentieth of every page's script.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return <MantineProvider {...mantineProps}>{children}</MantineProvider>
}
