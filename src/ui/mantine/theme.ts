import { createTheme, type MantineColorsTuple, type MantineProviderProps } from '@mantine/core'

/** Ten shades that read the tokens `--{name}-0` to `--{name}-9`. */
const shades = (name: string): MantineColorsTuple => [
  `var(--${name}-0)`,
  `var(--${name}-1)`,
  `var(--${name}-2)`,
  `var(--${name}-3)`,
  `var(--${name}-4)`,
  `var(--${name}-5)`,
  `var(--${name}-6)`,
  `var(--${name}-7)`,
  `var(--${name}-8)`,
  `var(--${name}-9)`,
]

/** Mantine's theme. The values are in `ui/tokens.css`; `variables.css` passes them to Mantine's style sheets. */
const theme = createTheme({
  primaryColor: 'ai',
  primaryShade: 7,
  colors: { ai: shades('ai'), shu: shades('shu') },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  defaultRadius: 'sm',
  activeClassName: '',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--sans)', fontWeight: '700', textWrap: 'balance' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '100em' },
})

/** The only colour scheme; reads and writes no storage. */
const lightOnly: MantineProviderProps['colorSchemeManager'] = {
  get: () => 'light',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}

/**
 * Props of `MantineProvider`, on the server and in the browser. The served HTML has `data-mantine-color-scheme="light"` on
 * `<html>`, so that Mantine's styles apply before the script runs.
 */
export const mantineProps = {
  theme,
  forceColorScheme: 'light',
  colorSchemeManager: lightOnly,
  withCssVariables: false,
  withGlobalClasses: false,
  withStaticClasses: false,
} satisfies Partial<MantineProviderProps>
