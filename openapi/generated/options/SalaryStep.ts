// Generated from openapi/components/options. Do not edit.

/** A minimum yearly pay in yen, in steps of a million. */
export const SalaryStep = [3000000,4000000,5000000,6000000,7000000,8000000,9000000,10000000,11000000,12000000,13000000,14000000] as const
export type SalaryStep = (typeof SalaryStep)[number]
