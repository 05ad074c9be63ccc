// Generated from the contract. Do not edit.

/** The operations that need a session, by their `security` in the contract. */
export const securedOperations = [
  'getAuth',
  'setInitialPassword',
  'changePassword',
  'changeEmail',
  'getProfile',
  'getApplicantFile',
  'updateProfile',
  'updateWorkingHistory',
  'updateWorkingHistoryAddition',
  'getResume',
  'storeResume',
  'getCareer',
  'storeCareer',
  'listAppliedJobs',
  'getInterestedList',
  'updateInterestedList',
  'listNotifications',
  'readNotification',
  'requestInterview',
  'requestIntroduction',
  'sendContact',
  'listRecommendations',
  'getRecommendation',
  'searchProcesses',
  'getProcess',
  'applyForJobs',
  'changeProcessStatus',
  'submitConsent',
] as const

export type SecuredOperation = (typeof securedOperations)[number]
