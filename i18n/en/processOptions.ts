import type { StatusAlias } from '#domain/processes/statusAlias.ts'
import type { DeclineReason, InterviewMethod, RecommendationAction } from '#openapi/generated/options.ts'

const actions: Record<RecommendationAction, string> = {
  apply: 'Apply',
  inquiry: 'Ask a question',
  decline: 'Decline',
}

const status: Record<StatusAlias, string> = {
  MyPageRecommend: 'Waiting for your answer',
  MyPageRecPending: 'Processing',
  MyPageRecApply: 'Applied',
  MyPageRecInquiry: 'Already Inquired',
  MyPageRecReject: 'Declined',
  MyPageAppReceived: 'Received',
  MyPageAppScreening: 'Screening',
  MyPageAppInterview1: 'First interview',
  MyPageAppInterview2: 'Second interview',
  MyPageAppFinal: 'Final interview',
  MyPageAppOffer: 'Offer',
  MyPageAppJoined: 'Joined',
  MyPageAppRejected: 'Not going ahead',
  MyPageAppWithdrawn: 'Withdrawn',
}

const reasons: Record<DeclineReason, string> = {
  place: 'The location doesn’t work for me',
  salary: 'The salary is too low',
  duties: 'Not the work I want',
  working_hours: 'The hours do not suit me',
  language: 'The language level is not right for me',
  employment_terms: 'The terms of employment do not suit me',
  decided_on_another_job: 'I have decided on another job',
  not_changing_now: 'I’m not looking right now',
  other: 'Another reason',
}

const methods: Record<InterviewMethod, string> = {
  online: 'Video call',
  phone: 'Phone',
  office: 'At our office',
}

/** Labels of statuses, answers and choices of processes. Those of the answers are from the specification (§4). */
export const processOptions = { actions, status, reasons, methods }
