import {
  type CheckboxProps,
  createTheme,
  HeadlessMantineProvider,
  type MantineTheme,
  type RadioProps,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import choice from '../choices.module.css'
import input from '../inputs.module.css'
import styles from './fields.module.css'

const box = {
  /** The size `lg` is for labels of several lines. */
  classNames: (_: MantineTheme, { size }: CheckboxProps | RadioProps) => ({
    root: cx(choice.choice, size === 'lg' && choice.long),
    body: styles.open,
    inner: styles.open,
    labelWrapper: styles.open,
  }),
  // The mark is drawn with CSS.
  defaultProps: { icon: () => null },
}

/** The looks of Mantine's fields. Controls share the style sheets of the native ones of public pages. */
const theme = createTheme({
  components: {
    InputWrapper: { classNames: { label: styles.label, description: styles.help, error: styles.error } },
    Fieldset: { classNames: { root: styles.field, legend: styles.label } },
    TextInput: { classNames: { input: input.input } },
    Textarea: { classNames: { input: cx(input.input, input.area) } },
    PasswordInput: { classNames: { wrapper: styles.password, innerInput: input.input } },
    NativeSelect: {
      classNames: { input: cx(input.input, input.select) },
      // The arrow is drawn with CSS.
      defaultProps: { rightSection: <></> },
    },
    Checkbox: box,
    Radio: box,
    Alert: { classNames: { root: styles.alert, title: styles.alertTitle } },
  },
})

/**
 * Wraps Mantine's fields. Its styles are switched off, so that a field looks the same on every page and costs no second set of styles.
 * Other components of Mantine need a `MantineScope` within it.
 */
export function FieldScope({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>
}
