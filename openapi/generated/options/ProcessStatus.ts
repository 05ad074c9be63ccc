// Generated from openapi/components/options. Do not edit.

/** The status of a process as an id of the option master: first those of a recommendation (`MyPageRec…`), then those of an application (`MyPageApp…`). Programs compare the alias; only 13497, pending, is a fixed number. */
export const ProcessStatus = {
  MyPageRecommend: 13496,
  MyPageRecPending: 13497,
  MyPageRecApply: 13498,
  MyPageRecInquiry: 13499,
  MyPageRecReject: 13500,
  MyPageAppReceived: 13511,
  MyPageAppScreening: 13512,
  MyPageAppInterview1: 13513,
  MyPageAppInterview2: 13514,
  MyPageAppFinal: 13515,
  MyPageAppOffer: 13516,
  MyPageAppJoined: 13517,
  MyPageAppRejected: 13518,
  MyPageAppWithdrawn: 13519,
} as const
export type ProcessStatus = (typeof ProcessStatus)[keyof typeof ProcessStatus]
