/**
 * Generated from the contract. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  CreateEntryHeaders,
  CreateInquiryHeaders,
  CreateInvitationHeaders,
  EntryReceipt,
  EntryRequest,
  ForbiddenResponse,
  IdempotencyConflictResponse,
  InquiryRequest,
  InternalServerErrorResponse,
  InvitationRequest,
  PayloadTooLargeResponse,
  Problem,
  Receipt,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse,
  ValidationProblem
} from '../client.schemas.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateEntryUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/entry`
}

/**
 * The entry form is the registration. An accepted entry creates all of the following, or nothing:
 *
 * - a *pending* applicant with the answers and files as the profile,
 * - an application in the status `MyPageAppReceived` for each open job of `job_ids` (none: a general registration),
 * - a mail in the language of the request with a link to `/applicant/verify?token=…`, under `/en` for English. The link is valid for 24 hours and works once.
 *
 * The applicant cannot log in before the link has been opened. The language of the request becomes the language of later mails.
 *
 * **Body.** Multipart form data: numbers and booleans are text, a list is repeated parts of one name, an object (a row of `itSkills`) is JSON text, a file is a binary part with a
 * file name. Optional texts may be empty. Optional choices and files are left out. A file without a name
 * and bytes, which browsers send for an empty field, counts as left out.
 *
 * **Rules.** `name` nameRequired · `email` emailRequired, emailFormat · `email_confirm` required, confirmedEmail · `phoneNumber` tel · `nationality` nationRequired · `currentLocation` requiredCountry ·
 * `visaStatusinJapan` visaRequired · `japaneseLanguageSkill` nihongoRequired · `englishLanguageSkill` englishRequired · `employmentStatus` requiredEmploymentStatus ·
 * `agreeToTerms` required · `agreeToHashi` agreeToTarget, satisfied by `agreeToGitTap` · `resume` resumeGroupRequired, satisfied by any of `resume`, `resumeJp`, `cvJp`, `linkedInURL`,
 * `otherURL` · `presentOccupation` requiredPresentOccupation · `itSkills.0.it_skills` requiredWorkExperience · `yearWorkExperience` requiredYearWorkExperience ·
 * `proceduralExperience` requiredProceduralExperience · files fileSize, fileNameLength, fileName, fileType, fileContent, fileVirus · `captcha_token` required, where there is a bot check.
 *
 * **Jobs.** A job that has closed does not fail the entry; it is returned in `closed`. An unknown job id is left out.
 *
 * **Taken address.** The address of an applicant, activated or pending, is 409. Upper and lower case are equal.
 *
 * **Limit.** At most 20 entries an hour for one mailbox: `ana@…`, `ana+jobs@…` and further tags count together. The next one is 429.
 *
 * Idempotent by `Idempotency-Key`.
 * @summary Register and apply for jobs
 */
export const createEntry = async (lang: 'ja' | 'en',
    entryRequest: EntryRequest,
    headers: CreateEntryHeaders, options?: Parameters<typeof http>[1]): Promise<EntryReceipt> => {
    const formData = new FormData();
if(entryRequest.job_ids !== undefined) {
 entryRequest.job_ids.forEach(value => formData.append(`job_ids`, value.toString()));
 }
formData.append(`name`, entryRequest.name);
formData.append(`email`, entryRequest.email);
formData.append(`email_confirm`, entryRequest.email_confirm);
if(entryRequest.phoneNumber !== undefined) {
 formData.append(`phoneNumber`, entryRequest.phoneNumber);
 }
formData.append(`nationality`, entryRequest.nationality.toString())
formData.append(`currentLocation`, entryRequest.currentLocation);
formData.append(`visaStatusinJapan`, entryRequest.visaStatusinJapan.toString())
formData.append(`japaneseLanguageSkill`, entryRequest.japaneseLanguageSkill.toString())
formData.append(`englishLanguageSkill`, entryRequest.englishLanguageSkill.toString())
formData.append(`employmentStatus`, entryRequest.employmentStatus.toString())
if(entryRequest.educationalBackground !== undefined) {
 formData.append(`educationalBackground`, entryRequest.educationalBackground.toString())
 }
formData.append(`agreeToTerms`, entryRequest.agreeToTerms.toString())
if(entryRequest.agreeToHashi !== undefined) {
 formData.append(`agreeToHashi`, entryRequest.agreeToHashi.toString())
 }
if(entryRequest.agreeToGitTap !== undefined) {
 formData.append(`agreeToGitTap`, entryRequest.agreeToGitTap.toString())
 }
if(entryRequest.resume !== undefined) {
 formData.append(`resume`, entryRequest.resume);
 }
if(entryRequest.resumeName !== undefined) {
 formData.append(`resumeName`, entryRequest.resumeName);
 }
if(entryRequest.resumeJp !== undefined) {
 formData.append(`resumeJp`, entryRequest.resumeJp);
 }
if(entryRequest.resumeJpName !== undefined) {
 formData.append(`resumeJpName`, entryRequest.resumeJpName);
 }
if(entryRequest.cvJp !== undefined) {
 formData.append(`cvJp`, entryRequest.cvJp);
 }
if(entryRequest.cvJpName !== undefined) {
 formData.append(`cvJpName`, entryRequest.cvJpName);
 }
if(entryRequest.linkedInURL !== undefined) {
 formData.append(`linkedInURL`, entryRequest.linkedInURL);
 }
if(entryRequest.otherURL !== undefined) {
 formData.append(`otherURL`, entryRequest.otherURL);
 }
formData.append(`presentOccupation`, entryRequest.presentOccupation);
entryRequest.itSkills.forEach(value => formData.append(`itSkills`, JSON.stringify(value)));
formData.append(`yearWorkExperience`, entryRequest.yearWorkExperience);
entryRequest.proceduralExperience.forEach(value => formData.append(`proceduralExperience`, value));
if(entryRequest.expectedStartPeriod !== undefined) {
 formData.append(`expectedStartPeriod`, entryRequest.expectedStartPeriod.toString())
 }
if(entryRequest.otherRequests !== undefined) {
 formData.append(`otherRequests`, entryRequest.otherRequests);
 }
if(entryRequest.fromLink !== undefined) {
 formData.append(`fromLink`, entryRequest.fromLink);
 }
if(entryRequest.captcha_token !== undefined) {
 formData.append(`captcha_token`, entryRequest.captcha_token);
 }

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<EntryReceipt>(getCreateEntryUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) },
    body: formData
  }
);}





export const getCreateEntryMutationKey = () => ['createEntry'] as const;

export const getCreateEntryMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEntry>>, TError,CreateEntryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createEntry>>, TError,CreateEntryMutationVariables, TContext> => {

const mutationKey = getCreateEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEntry>>, CreateEntryMutationVariables> = (props) => {
          const {lang,data,headers} = props ?? {};

          return  createEntry(lang,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateEntryMutationResult = NonNullable<Awaited<ReturnType<typeof createEntry>>>
    export type CreateEntryMutationBody = EntryRequest
    export type CreateEntryMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CreateEntryMutationVariables = {lang: 'ja' | 'en';data: EntryRequest;headers: CreateEntryHeaders}

    /**
 * @summary Register and apply for jobs
 */
export const useCreateEntry = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEntry>>, TError,CreateEntryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEntry>>,
        TError,
        CreateEntryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEntryMutationOptions(options), queryClient);
    }
    export const getCreateInquiryUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/inquiry`
}

/**
 * Stores an inquiry, mails it to the desk in charge, and mails the sender a confirmation with its number in the language of the request. So that nobody can
 * send words to others by it, the confirmation repeats nothing that was typed but the name. `kind` selects the form: `general`
 * from job seekers, `other` from all other people, `recruiting` from companies that want to hire.
 *
 * | Field | `general` | `other` | `recruiting` |
 * |---|---|---|---|
 * | `name` | requiredName | requiredName | requiredName |
 * | `email` | emailRequired, emailFormat | emailRequired, emailFormat | emailRequired, emailFormat |
 * | `email_confirm` | required, confirmedEmail | required, confirmedEmail | required, confirmedEmail |
 * | `phoneNumber` | tel | tel | tel |
 * | `type` | not used | requiredContactType | not used |
 * | `companyName` | not used | optional | required |
 * | `title`, `positionsNeeded` | not used | not used | required |
 * | `noOfEmployeeNeeded` | not used | not used | required, numeric |
 * | `contents` | requiredContactDetails | requiredContactDetails | optional |
 * | `agree` | required | required | required |
 * | `captcha_token` | required, where there is a bot check | as before | as before |
 *
 * A field that the kind does not use may be empty or left out, and is not stored. Idempotent by `Idempotency-Key`.
 * @summary Send an inquiry
 */
export const createInquiry = async (lang: 'ja' | 'en',
    inquiryRequest: InquiryRequest,
    headers: CreateInquiryHeaders, options?: Parameters<typeof http>[1]): Promise<Receipt> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Receipt>(getCreateInquiryUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(inquiryRequest)
  }
);}





export const getCreateInquiryMutationKey = () => ['createInquiry'] as const;

export const getCreateInquiryMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInquiry>>, TError,CreateInquiryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createInquiry>>, TError,CreateInquiryMutationVariables, TContext> => {

const mutationKey = getCreateInquiryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInquiry>>, CreateInquiryMutationVariables> = (props) => {
          const {lang,data,headers} = props ?? {};

          return  createInquiry(lang,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInquiryMutationResult = NonNullable<Awaited<ReturnType<typeof createInquiry>>>
    export type CreateInquiryMutationBody = InquiryRequest
    export type CreateInquiryMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CreateInquiryMutationVariables = {lang: 'ja' | 'en';data: InquiryRequest;headers: CreateInquiryHeaders}

    /**
 * @summary Send an inquiry
 */
export const useCreateInquiry = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInquiry>>, TError,CreateInquiryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInquiry>>,
        TError,
        CreateInquiryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInquiryMutationOptions(options), queryClient);
    }
    export const getCreateInvitationUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/invitation`
}

/**
 * Stores a request for a talk with an advisor about working in Japan, mails it to the advisors, and mails the sender a confirmation with its number in the language of the request. It does not
 * create an applicant.
 *
 * **Rules.** `name` requiredName · `email` emailRequired, emailFormat · `email_confirm` required, confirmedEmail · `phoneNumber` tel · `nationality` requiredNationality · `agree` required ·
 * `captcha_token` required, where there is a bot check. Idempotent by `Idempotency-Key`.
 * @summary Request a free career talk
 */
export const createInvitation = async (lang: 'ja' | 'en',
    invitationRequest: InvitationRequest,
    headers: CreateInvitationHeaders, options?: Parameters<typeof http>[1]): Promise<Receipt> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Receipt>(getCreateInvitationUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(invitationRequest)
  }
);}





export const getCreateInvitationMutationKey = () => ['createInvitation'] as const;

export const getCreateInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext> => {

const mutationKey = getCreateInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInvitation>>, CreateInvitationMutationVariables> = (props) => {
          const {lang,data,headers} = props ?? {};

          return  createInvitation(lang,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof createInvitation>>>
    export type CreateInvitationMutationBody = InvitationRequest
    export type CreateInvitationMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CreateInvitationMutationVariables = {lang: 'ja' | 'en';data: InvitationRequest;headers: CreateInvitationHeaders}

    /**
 * @summary Request a free career talk
 */
export const useCreateInvitation = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInvitation>>,
        TError,
        CreateInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInvitationMutationOptions(options), queryClient);
    }
