import { type MantineColorsTuple, mergeThemeOverrides } from '@mantine/core'
import { mantineProps } from '#src/ui/mantine/theme.ts'

/** Feedback colours of `design/README.md` §5, which the site's own components take from tokens. */
const beni: MantineColorsTuple = [
  '#fcedf0',
  '#f8d5dd',
  '#f0a9b8',
  '#e57a92',
  '#d64f6e',
  '#c52c52',
  '#b0143c',
  '#940f32',
  '#760b27',
  '#57071c',
]
const matsu: MantineColorsTuple = [
  '#e9f3ee',
  '#cfe5da',
  '#a9cdbd',
  '#7fb49d',
  '#559a7d',
  '#388263',
  '#297657',
  '#1f6b4f',
  '#17523d',
  '#0f392b',
]
const yamabuki: MantineColorsTuple = [
  '#fcf2da',
  '#f7e3b4',
  '#eed08a',
  '#e3be7c',
  '#c99a3c',
  '#ac7c17',
  '#93650a',
  '#7a4f00',
  '#5e3d00',
  '#422b00',
]
const sumi: MantineColorsTuple = [
  '#faf8f4',
  '#f1ede4',
  '#eae6dd',
  '#ddd8cd',
  '#8a8780',
  '#6e737c',
  '#636a76',
  '#454b57',
  '#2e333d',
  '#1a1e26',
]

/** The site's theme with the colours of feedback. */
export const panelTheme = mergeThemeOverrides(mantineProps.theme, {
  white: '#ffffff',
  black: '#1a1e26',
  colors: { red: beni, green: matsu, yellow: yamabuki, gray: sumi },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '3rem' },
  radius: { xs: '2px', sm: '4px', md: '8px' },
  components: {
    Badge: { defaultProps: { radius: 'xs', tt: 'none', size: 'sm' } },
    Button: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm' } },
  },
})
