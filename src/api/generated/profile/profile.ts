/**
 * Generated from the contract. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  Career,
  ForbiddenToApplicantResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  PasswordNotSetResponse,
  PayloadTooLargeResponse,
  Profile,
  ProfileUpdate,
  Resume,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationProblem,
  WorkingHistoryAdditionUpdate,
  WorkingHistoryUpdate
} from '../client.schemas.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetProfileUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/profile`
}

/**
 * Returns the data of the entry with later changes: the email address, the answers of the form, the names of the uploaded files (`resumeName`, `resumeJpName`, `cvJpName`) and the
 * advisor. `GET /applicant/file/{kind}` returns the files. The consent to the terms and `fromLink` are not included.
 * @summary Get the profile
 */
export const getProfile = async (lang: 'ja' | 'en', options?: Parameters<typeof http>[1]): Promise<Profile> => {

  return http<Profile>(getGetProfileUrl(lang),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProfileQueryKey = (lang: 'ja' | 'en',) => {
    return [
    "getProfile", ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey(lang);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile(lang, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the profile
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(lang,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetApplicantFileUrl = (lang: 'ja' | 'en',
    kind: 'resume' | 'resumeJp' | 'cvJp',) => {




  return `/${lang}/applicant/file/${kind}`
}

/**
 * Returns a file that the applicant sent with the entry or with `update-working-history-addition`, byte for byte, under the name in `GET /applicant/profile` (`resumeName`, `resumeJpName`, `cvJpName`). Only its owner gets it.
 *
 * The file is sent as an attachment with `X-Content-Type-Options: nosniff`, so that no browser renders it within the site. A `kind` that does not exist or has no
 * file is 404. So is a file in which a virus scanner has found a virus after the upload.
 * @summary Download an uploaded file
 */
export const getApplicantFile = async (lang: 'ja' | 'en',
    kind: 'resume' | 'resumeJp' | 'cvJp', options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetApplicantFileUrl(lang,kind),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetApplicantFileQueryKey = (lang: 'ja' | 'en',
    kind: 'resume' | 'resumeJp' | 'cvJp',) => {
    return [
    "getApplicantFile", ...(kind ? [kind] : []), ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetApplicantFileQueryOptions = <TData = Awaited<ReturnType<typeof getApplicantFile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    kind: 'resume' | 'resumeJp' | 'cvJp', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicantFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetApplicantFileQueryKey(lang,kind);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplicantFile>>> = ({ signal }) => getApplicantFile(lang,kind, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined && kind !== null && kind !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplicantFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicantFileQueryResult = NonNullable<Awaited<ReturnType<typeof getApplicantFile>>>
export type GetApplicantFileQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetApplicantFile<TData = Awaited<ReturnType<typeof getApplicantFile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    kind: 'resume' | 'resumeJp' | 'cvJp', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicantFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicantFile>>,
          TError,
          Awaited<ReturnType<typeof getApplicantFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicantFile<TData = Awaited<ReturnType<typeof getApplicantFile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    kind: 'resume' | 'resumeJp' | 'cvJp', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicantFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplicantFile>>,
          TError,
          Awaited<ReturnType<typeof getApplicantFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplicantFile<TData = Awaited<ReturnType<typeof getApplicantFile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    kind: 'resume' | 'resumeJp' | 'cvJp', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicantFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download an uploaded file
 */

export function useGetApplicantFile<TData = Awaited<ReturnType<typeof getApplicantFile>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    kind: 'resume' | 'resumeJp' | 'cvJp', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplicantFile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetApplicantFileQueryOptions(lang,kind,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateProfileUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/update-profile`
}

/**
 * Replaces the fields of the page "edit profile": photo, name, birthday, gender, phone number, nationality, residence, visa, language levels and main IT skills (`itSkills`). Other fields of the
 * profile keep their values, as do resume and career history. A changed name also changes `GET /applicant/auth`. The email address is changed with `change-email`. Returns the whole profile.
 *
 * **Rules.** `name` nameRequired · `phoneNumber` tel · `nationality` nationRequired · `currentLocation` requiredCountry · `visaStatusinJapan` visaRequired · `japaneseLanguageSkill` nihongoRequired ·
 * `englishLanguageSkill` englishRequired · `photo` fileSize, fileNameLength, fileName, fileType, fileContent, fileVirus. Other fields are optional. Idempotent.
 * @summary Update personal data
 */
export const updateProfile = async (lang: 'ja' | 'en',
    profileUpdate: ProfileUpdate, options?: Parameters<typeof http>[1]): Promise<Profile> => {

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
return http<Profile>(getUpdateProfileUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(profileUpdate)
  }
);}





export const getUpdateProfileMutationKey = () => ['updateProfile'] as const;

export const getUpdateProfileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext> => {

const mutationKey = getUpdateProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProfile>>, UpdateProfileMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  updateProfile(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateProfile>>>
    export type UpdateProfileMutationBody = ProfileUpdate
    export type UpdateProfileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type UpdateProfileMutationVariables = {lang: 'ja' | 'en';data: ProfileUpdate}

    /**
 * @summary Update personal data
 */
export const useUpdateProfile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProfile>>,
        TError,
        UpdateProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProfileMutationOptions(options), queryClient);
    }
    export const getUpdateWorkingHistoryUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/update-working-history`
}

/**
 * Replaces the fields of the page "working history": the present situation and the experience in numbers and steps. IT skills belong to `update-profile`, companies and projects to
 * `career/store`. Other fields of the profile keep their values. Returns the whole profile.
 *
 * **Rules.** `employmentStatus` requiredEmploymentStatus · `presentOccupation` requiredPresentOccupation · `yearWorkExperience` requiredYearWorkExperience · `proceduralExperience`
 * requiredProceduralExperience. `educationalBackground` is optional. Idempotent.
 * @summary Update the working history
 */
export const updateWorkingHistory = async (lang: 'ja' | 'en',
    workingHistoryUpdate: WorkingHistoryUpdate, options?: Parameters<typeof http>[1]): Promise<Profile> => {

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
return http<Profile>(getUpdateWorkingHistoryUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workingHistoryUpdate)
  }
);}





export const getUpdateWorkingHistoryMutationKey = () => ['updateWorkingHistory'] as const;

export const getUpdateWorkingHistoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistory>>, TError,UpdateWorkingHistoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistory>>, TError,UpdateWorkingHistoryMutationVariables, TContext> => {

const mutationKey = getUpdateWorkingHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWorkingHistory>>, UpdateWorkingHistoryMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  updateWorkingHistory(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWorkingHistoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateWorkingHistory>>>
    export type UpdateWorkingHistoryMutationBody = WorkingHistoryUpdate
    export type UpdateWorkingHistoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type UpdateWorkingHistoryMutationVariables = {lang: 'ja' | 'en';data: WorkingHistoryUpdate}

    /**
 * @summary Update the working history
 */
export const useUpdateWorkingHistory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistory>>, TError,UpdateWorkingHistoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWorkingHistory>>,
        TError,
        UpdateWorkingHistoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWorkingHistoryMutationOptions(options), queryClient);
    }
    export const getUpdateWorkingHistoryAdditionUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/update-working-history-addition`
}

/**
 * Replaces the fields of the page "additional information": start period, desired categories, locations and pay, other languages, links and remarks. Advisors use them for recommendations. All of
 * them are optional. Other fields of the profile keep their values. Returns the whole profile.
 *
 * **Files.** `resume`, `resumeJp` and `cvJp` replace the file of the same name (rules fileSize, fileNameLength, fileName, fileType, fileContent, fileVirus) or, with null, remove it. A file that is left out stays.
 *
 * Links are stored as typed. A client makes a hyperlink only of `https:` and `http:` addresses. Idempotent.
 * @summary Update wishes and additional information
 */
export const updateWorkingHistoryAddition = async (lang: 'ja' | 'en',
    workingHistoryAdditionUpdate: WorkingHistoryAdditionUpdate, options?: Parameters<typeof http>[1]): Promise<Profile> => {

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
return http<Profile>(getUpdateWorkingHistoryAdditionUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workingHistoryAdditionUpdate)
  }
);}





export const getUpdateWorkingHistoryAdditionMutationKey = () => ['updateWorkingHistoryAddition'] as const;

export const getUpdateWorkingHistoryAdditionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>, TError,UpdateWorkingHistoryAdditionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>, TError,UpdateWorkingHistoryAdditionMutationVariables, TContext> => {

const mutationKey = getUpdateWorkingHistoryAdditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>, UpdateWorkingHistoryAdditionMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  updateWorkingHistoryAddition(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWorkingHistoryAdditionMutationResult = NonNullable<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>>
    export type UpdateWorkingHistoryAdditionMutationBody = WorkingHistoryAdditionUpdate
    export type UpdateWorkingHistoryAdditionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type UpdateWorkingHistoryAdditionMutationVariables = {lang: 'ja' | 'en';data: WorkingHistoryAdditionUpdate}

    /**
 * @summary Update wishes and additional information
 */
export const useUpdateWorkingHistoryAddition = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>, TError,UpdateWorkingHistoryAdditionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWorkingHistoryAddition>>,
        TError,
        UpdateWorkingHistoryAdditionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWorkingHistoryAdditionMutationOptions(options), queryClient);
    }
    export const getGetResumeUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/resume`
}

/**
 * Returns the stored resume (履歴書). An applicant without one gets an empty resume with `createdDate: null`, so a client has one form for both cases. The client makes the PDF and keeps the draft; the
 * server has only the stored version.
 * @summary Get the resume
 */
export const getResume = async (lang: 'ja' | 'en', options?: Parameters<typeof http>[1]): Promise<Resume> => {

  return http<Resume>(getGetResumeUrl(lang),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetResumeQueryKey = (lang: 'ja' | 'en',) => {
    return [
    "getResume", ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetResumeQueryOptions = <TData = Awaited<ReturnType<typeof getResume>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResumeQueryKey(lang);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResume>>> = ({ signal }) => getResume(lang, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResumeQueryResult = NonNullable<Awaited<ReturnType<typeof getResume>>>
export type GetResumeQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetResume<TData = Awaited<ReturnType<typeof getResume>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResume>>,
          TError,
          Awaited<ReturnType<typeof getResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResume<TData = Awaited<ReturnType<typeof getResume>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResume>>,
          TError,
          Awaited<ReturnType<typeof getResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResume<TData = Awaited<ReturnType<typeof getResume>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the resume
 */

export function useGetResume<TData = Awaited<ReturnType<typeof getResume>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResumeQueryOptions(lang,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStoreResumeUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/resume/store`
}

/**
 * Replaces the resume by the body and returns the stored version. There is one resume for each applicant. The profile keeps its values. No PDF is made and no mail is sent. Idempotent.
 *
 * **Rules.** `createdDate` checkDateRequired; invalid if it lies in the future or more than a year back · `birthday` checkDateRequired, ageMin, ageMax · `name` nameRequired · `phoneNumber`,
 * `contactPhoneNumber` tel · `photo` fileSize, fileNameLength, fileName, fileType, fileContent, fileVirus · rows of `education`, `work` and `licences`: `description` required, `year` checkDateRequired. Rows are numbered, for
 * example `education.0.year`. Other fields are optional.
 *
 * **Age.** 18 to 50 full years on the day of the call in Japan, by the server's clock. `createdDate` is only the date printed.
 *
 * **Rows.** `education` and `work` have at most 18 rows together, since they share one table of the form; more is 422 `max` with limit 18 on `work`. More than 5 `licences` is 422 `max` on
 * `licences`.
 * @summary Store the resume
 */
export const storeResume = async (lang: 'ja' | 'en',
    resume: Resume, options?: Parameters<typeof http>[1]): Promise<Resume> => {

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
return http<Resume>(getStoreResumeUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resume)
  }
);}





export const getStoreResumeMutationKey = () => ['storeResume'] as const;

export const getStoreResumeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeResume>>, TError,StoreResumeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storeResume>>, TError,StoreResumeMutationVariables, TContext> => {

const mutationKey = getStoreResumeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storeResume>>, StoreResumeMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  storeResume(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoreResumeMutationResult = NonNullable<Awaited<ReturnType<typeof storeResume>>>
    export type StoreResumeMutationBody = Resume
    export type StoreResumeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type StoreResumeMutationVariables = {lang: 'ja' | 'en';data: Resume}

    /**
 * @summary Store the resume
 */
export const useStoreResume = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeResume>>, TError,StoreResumeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storeResume>>,
        TError,
        StoreResumeMutationVariables,
        TContext
      > => {
      return useMutation(getStoreResumeMutationOptions(options), queryClient);
    }
    export const getGetCareerUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/career`
}

/**
 * Returns the stored career history (職務経歴書). An applicant without one gets an empty career history with `createdDate: null`, so a client has one form for both cases. The client makes the PDF,
 * arranged by `order`, and keeps the draft; the server has only the stored version.
 * @summary Get the career history
 */
export const getCareer = async (lang: 'ja' | 'en', options?: Parameters<typeof http>[1]): Promise<Career> => {

  return http<Career>(getGetCareerUrl(lang),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCareerQueryKey = (lang: 'ja' | 'en',) => {
    return [
    "getCareer", ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetCareerQueryOptions = <TData = Awaited<ReturnType<typeof getCareer>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCareerQueryKey(lang);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCareer>>> = ({ signal }) => getCareer(lang, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCareerQueryResult = NonNullable<Awaited<ReturnType<typeof getCareer>>>
export type GetCareerQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetCareer<TData = Awaited<ReturnType<typeof getCareer>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCareer>>,
          TError,
          Awaited<ReturnType<typeof getCareer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCareer<TData = Awaited<ReturnType<typeof getCareer>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCareer>>,
          TError,
          Awaited<ReturnType<typeof getCareer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCareer<TData = Awaited<ReturnType<typeof getCareer>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the career history
 */

export function useGetCareer<TData = Awaited<ReturnType<typeof getCareer>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCareerQueryOptions(lang,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStoreCareerUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/career/store`
}

/**
 * Replaces the career history by the body and returns the stored version. There is one career history for each applicant. Profile and resume keep their values. No PDF is made and no mail is
 * sent. Idempotent.
 *
 * **Rules.** `createdDate` checkDateRequired; invalid if it lies in the future or more than a year back · `name` nameRequired · of each company `companyName` required, `startYear` checkDateRequired · of
 * each project `title` required. A year and its month are given both or not at all (checkDateRequired, on the year). An end before its start is invalid, on the end's year. Rows are numbered, for
 * example `companies.0.projects.1.startYear`. Other fields are optional.
 * @summary Store the career history
 */
export const storeCareer = async (lang: 'ja' | 'en',
    career: Career, options?: Parameters<typeof http>[1]): Promise<Career> => {

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
return http<Career>(getStoreCareerUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(career)
  }
);}





export const getStoreCareerMutationKey = () => ['storeCareer'] as const;

export const getStoreCareerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeCareer>>, TError,StoreCareerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storeCareer>>, TError,StoreCareerMutationVariables, TContext> => {

const mutationKey = getStoreCareerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storeCareer>>, StoreCareerMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  storeCareer(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoreCareerMutationResult = NonNullable<Awaited<ReturnType<typeof storeCareer>>>
    export type StoreCareerMutationBody = Career
    export type StoreCareerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type StoreCareerMutationVariables = {lang: 'ja' | 'en';data: Career}

    /**
 * @summary Store the career history
 */
export const useStoreCareer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeCareer>>, TError,StoreCareerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storeCareer>>,
        TError,
        StoreCareerMutationVariables,
        TContext
      > => {
      return useMutation(getStoreCareerMutationOptions(options), queryClient);
    }
