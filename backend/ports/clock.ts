/** The present moment; tests set it. Apart from `env.ts`, which names services that need the clock themselves. */
export type Clock = () => Date
