import { ProcessStatus } from '#openapi/generated/options.ts'
import type { DeclineReason, InterviewMethod, RecommendationAction } from '#openapi/generated/options.ts'

const actions: Record<RecommendationAction, string> = {
  apply: 'Apply',
  inquiry: 'Ask a question',
  decline: 'Decline',
}

const status: Record<ProcessStatus, string> = {
  [ProcessStatus.MyPageRecommend]: 'Waiting for your answer',
  [ProcessStatus.MyPageRecPending]: 'Processing',
  [ProcessStatus.MyPageRecApply]: 'Applied',
  [ProcessStatus.MyPageRecInquiry]: 'Already Inquired',
  [ProcessStatus.MyPageRecReject]: 'Declined',
  [ProcessStatus.MyPageAppReceived]: 'Received',
  [ProcessStatus.MyPageAppScreening]: 'Screening',
  [ProcessStatus.MyPageAppInterview1]: 'First interview',
  [ProcessStatus.MyPageAppInterview2]: 'Second interview',
  [ProcessStatus.MyPageAppFinal]: 'Final interview',
  [ProcessStatus.MyPageAppOffer]: 'Offer',
  [ProcessStatus.MyPageAppJoined]: 'Joined',
  [ProcessStatus.MyPageAppRejected]: 'Not selected',
  [ProcessStatus.MyPageAppWithdrawn]: 'Withdrawn',
}

const reasons: Record<DeclineReason, string> = {
  place: 'The location does not suit me',
  salary: 'The salary is too low',
  duties: 'Not the work I want',
  working_hours: 'The hours do not suit me',
  language: 'The language level is not right for me',
  employment_terms: 'The terms of employment do not suit me',
  decided_on_another_job: 'I have decided on another job',
  not_changing_now: 'I am not changing jobs for now',
  other: 'Another reason',
}

const methods: Record<InterviewMethod, string> = {
  online: 'Video call',
  phone: 'Phone',
  office: 'At our office in Tokyo',
}

/** Labels of statuses, answers and choices of processes. Those of the answers are from the specification (§4). */
export const processOptions = { actions, status, reasons, methods }
