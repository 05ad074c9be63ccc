/** Joins class names, without falsy ones: `cx(styles.box, wide && styles.wide, className)`. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
