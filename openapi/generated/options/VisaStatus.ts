// Generated from openapi/components/options. Do not edit.

/** The status of residence in Japan. */
export const VisaStatus = {
  permanent_resident: 11227,
  spouse: 11455,
  engineer_humanities_international_services: 11226,
  highly_skilled: 11529,
  technical_intern_specified_skilled: 11528,
  student: 11225,
  dependent: 11531,
  temporary_visitor: 11532,
  other_working_visa: 11454,
  no_visa_living_abroad: 11224,
} as const
export type VisaStatus = (typeof VisaStatus)[keyof typeof VisaStatus]
