import styles from './dangerousButton.module.css'

/** The class of a button for what cannot be undone. Public pages have none, so it is no variant of `Button`, whose styles all pages contain. */
export const dangerousButton = styles.danger
