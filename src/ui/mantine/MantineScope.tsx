import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineProps } from './theme.ts'
import './variables.css'

/** Wraps the components of Mantine, and not the whole site: the provider alone would be a twentieth of every page's script. */
export function MantineScope({ children }: { children: ReactNode }) {
  return <MantineProvider {...mantineProps}>{children}</MantineProvider>
}
