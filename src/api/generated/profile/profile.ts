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
  ForbiddenResponse,
  InternalServerErrorResponse,
  PayloadTooLargeResponse,
  Profile,
  ProfileUpdate,
  Resume,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableBodyResponse,
  UnsupportedMediaTypeResponse,
  WorkingHistoryAdditionUpdate,
  WorkingHistoryUpdate
} from '../client.schemas.ts';

import { http } from '../../http.ts';


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

export const getGetProfileUrl = () => {




  return `/applicant/profile`
}

/**
 * Answers all that the logged-in applicant told in the entry and changed since: the e-mail address, the answers of the form,
 * the names of the uploaded files (`resumeName`, `resumeJpName`, `cvJpName`; their content is for the advisors and is not
 * answered), and the advisor. Left out are the agreement to the terms, which every applicant gave, and `fromLink`.
 *
 * Before the first password is set it gives 403. Reading is free of side effects, but counts as activity of the session.
 * @summary Read the profile
 */
export const getProfile = async ( options?: Parameters<typeof http>[1]): Promise<Profile> => {

  return http<Profile>(getGetProfileUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProfileQueryKey = () => {
    return [
    `/applicant/profile`
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the profile
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateProfileUrl = () => {




  return `/applicant/update-profile`
}

/**
 * Stores the page "edit profile": the photo, name, birthday, phone number, nationality, place, visa, language levels and main IT
 * skills. The new name is also that of `GET /applicant/auth`. The e-mail address is changed by `change-email` alone. Resume and
 * career keep what they hold.
 *
 * The body replaces these fields and no others, so sending it again changes nothing more. The answer is the whole profile.
 * Before the first password is set it gives 403.
 *
 * Rules: `name` nameRequired · `phoneNumber` tel · `nationality` nationRequired · `currentLocation` requiredCountry ·
 * `visaStatusinJapan` visaRequired · `japaneseLanguageSkill` nihongoRequired · `englishLanguageSkill` englishRequired · `photo`
 * fileSize, fileNameLength, fileType, fileContent. The rest is optional. A body of more than 1 MiB gives 413.
 * @summary Change who the applicant is
 */
export const updateProfile = async (profileUpdate: ProfileUpdate, options?: Parameters<typeof http>[1]): Promise<Profile> => {

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
return http<Profile>(getUpdateProfileUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(profileUpdate)
  }
);}





export const getUpdateProfileMutationKey = () => ['updateProfile'] as const;

export const getUpdateProfileMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext> => {

const mutationKey = getUpdateProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProfile>>, UpdateProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateProfile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateProfile>>>
    export type UpdateProfileMutationBody = ProfileUpdate
    export type UpdateProfileMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateProfileMutationVariables = {data: ProfileUpdate}

    /**
 * @summary Change who the applicant is
 */
export const useUpdateProfile = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProfile>>,
        TError,
        UpdateProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProfileMutationOptions(options), queryClient);
    }
    export const getUpdateWorkingHistoryUrl = () => {




  return `/applicant/update-working-history`
}

/**
 * Stores the page "working history": the present situation and what the applicant has done so far, as the third step of the
 * entry asks it. The companies themselves belong to the career history (`career/store`).
 *
 * The body replaces these fields and no others, so sending it again changes nothing more. The answer is the whole profile.
 * Before the first password is set it gives 403.
 *
 * Rules: `employmentStatus` requiredEmploymentStatus · `presentOccupation` requiredPresentOccupation · `yearWorkExperience`
 * requiredYearWorkExperience · `proceduralExperience` requiredProceduralExperience. `educationalBackground` is optional.
 * @summary Change the working history
 */
export const updateWorkingHistory = async (workingHistoryUpdate: WorkingHistoryUpdate, options?: Parameters<typeof http>[1]): Promise<Profile> => {

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
return http<Profile>(getUpdateWorkingHistoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workingHistoryUpdate)
  }
);}





export const getUpdateWorkingHistoryMutationKey = () => ['updateWorkingHistory'] as const;

export const getUpdateWorkingHistoryMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistory>>, TError,UpdateWorkingHistoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistory>>, TError,UpdateWorkingHistoryMutationVariables, TContext> => {

const mutationKey = getUpdateWorkingHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWorkingHistory>>, UpdateWorkingHistoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateWorkingHistory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWorkingHistoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateWorkingHistory>>>
    export type UpdateWorkingHistoryMutationBody = WorkingHistoryUpdate
    export type UpdateWorkingHistoryMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateWorkingHistoryMutationVariables = {data: WorkingHistoryUpdate}

    /**
 * @summary Change the working history
 */
export const useUpdateWorkingHistory = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistory>>, TError,UpdateWorkingHistoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWorkingHistory>>,
        TError,
        UpdateWorkingHistoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWorkingHistoryMutationOptions(options), queryClient);
    }
    export const getUpdateWorkingHistoryAdditionUrl = () => {




  return `/applicant/update-working-history-addition`
}

/**
 * Stores the page "additional information": when the applicant can start, the kinds of work, places and pay that are wished for,
 * other languages, links, and remarks. Advisors choose recommendations by them. All of it is optional.
 *
 * The body replaces these fields and no others, so sending it again changes nothing more. The answer is the whole profile.
 * Before the first password is set it gives 403.
 *
 * Links are stored as typed, as in the entry; a client makes a link only of `https:` and `http:` addresses.
 * @summary Change wishes and other information
 */
export const updateWorkingHistoryAddition = async (workingHistoryAdditionUpdate: WorkingHistoryAdditionUpdate, options?: Parameters<typeof http>[1]): Promise<Profile> => {

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
return http<Profile>(getUpdateWorkingHistoryAdditionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(workingHistoryAdditionUpdate)
  }
);}





export const getUpdateWorkingHistoryAdditionMutationKey = () => ['updateWorkingHistoryAddition'] as const;

export const getUpdateWorkingHistoryAdditionMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>, TError,UpdateWorkingHistoryAdditionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>, TError,UpdateWorkingHistoryAdditionMutationVariables, TContext> => {

const mutationKey = getUpdateWorkingHistoryAdditionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>, UpdateWorkingHistoryAdditionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateWorkingHistoryAddition(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWorkingHistoryAdditionMutationResult = NonNullable<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>>
    export type UpdateWorkingHistoryAdditionMutationBody = WorkingHistoryAdditionUpdate
    export type UpdateWorkingHistoryAdditionMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateWorkingHistoryAdditionMutationVariables = {data: WorkingHistoryAdditionUpdate}

    /**
 * @summary Change wishes and other information
 */
export const useUpdateWorkingHistoryAddition = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWorkingHistoryAddition>>, TError,UpdateWorkingHistoryAdditionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWorkingHistoryAddition>>,
        TError,
        UpdateWorkingHistoryAdditionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWorkingHistoryAdditionMutationOptions(options), queryClient);
    }
    export const getGetResumeUrl = () => {




  return `/applicant/resume`
}

/**
 * Answers the resume (履歴書) that the logged-in applicant has stored. Who has stored none gets an empty one, with `createdDate:
 * null`, so a client has one form for both. A client makes the PDF and keeps the draft; the server knows only what was
 * stored.
 *
 * Before the first password is set it gives 403. Reading is free of side effects, but counts as activity of the session.
 * @summary Read the resume
 */
export const getResume = async ( options?: Parameters<typeof http>[1]): Promise<Resume> => {

  return http<Resume>(getGetResumeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetResumeQueryKey = () => {
    return [
    `/applicant/resume`
    ] as const;
    }


export const getGetResumeQueryOptions = <TData = Awaited<ReturnType<typeof getResume>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResumeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResume>>> = ({ signal }) => getResume({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResumeQueryResult = NonNullable<Awaited<ReturnType<typeof getResume>>>
export type GetResumeQueryError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetResume<TData = Awaited<ReturnType<typeof getResume>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResume>>,
          TError,
          Awaited<ReturnType<typeof getResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResume<TData = Awaited<ReturnType<typeof getResume>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResume>>,
          TError,
          Awaited<ReturnType<typeof getResume>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResume<TData = Awaited<ReturnType<typeof getResume>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the resume
 */

export function useGetResume<TData = Awaited<ReturnType<typeof getResume>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResume>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResumeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStoreResumeUrl = () => {




  return `/applicant/resume/store`
}

/**
 * Replaces the resume by the body, so sending it again changes nothing more. The profile keeps what it holds. The answer is what
 * was stored. No PDF is made and no mail is sent. The last store counts; there is one resume for each applicant.
 *
 * Rules: `createdDate` and `birthday` checkDateRequired · `birthday` ageMin, ageMax (18 to 50 full years on `createdDate`) ·
 * `name` nameRequired · `phoneNumber`, `contactPhoneNumber` tel · `photo` fileSize, fileNameLength, fileType, fileContent · rows of
 * `education`, `work` and `licences` required on `description`, checkDateRequired on `year`. Rows are named with their number, for
 * example `education.0.year`. The rest is optional. A body of more than 1 MiB gives 413; before the first password is set
 * the call gives 403.
 * @summary Store the resume
 */
export const storeResume = async (resume: Resume, options?: Parameters<typeof http>[1]): Promise<Resume> => {

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
return http<Resume>(getStoreResumeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resume)
  }
);}





export const getStoreResumeMutationKey = () => ['storeResume'] as const;

export const getStoreResumeMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeResume>>, TError,StoreResumeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storeResume>>, TError,StoreResumeMutationVariables, TContext> => {

const mutationKey = getStoreResumeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storeResume>>, StoreResumeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  storeResume(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoreResumeMutationResult = NonNullable<Awaited<ReturnType<typeof storeResume>>>
    export type StoreResumeMutationBody = Resume
    export type StoreResumeMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type StoreResumeMutationVariables = {data: Resume}

    /**
 * @summary Store the resume
 */
export const useStoreResume = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeResume>>, TError,StoreResumeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storeResume>>,
        TError,
        StoreResumeMutationVariables,
        TContext
      > => {
      return useMutation(getStoreResumeMutationOptions(options), queryClient);
    }
    export const getGetCareerUrl = () => {




  return `/applicant/career`
}

/**
 * Answers the career history (職務経歴書) that the logged-in applicant has stored. Who has stored none gets an empty one, with
 * `createdDate: null`, so a client has one form for both. A client makes the PDF, arranged by `order`, and keeps the draft; the
 * server knows only what was stored.
 *
 * Before the first password is set it gives 403. Reading is free of side effects, but counts as activity of the session.
 * @summary Read the career history
 */
export const getCareer = async ( options?: Parameters<typeof http>[1]): Promise<Career> => {

  return http<Career>(getGetCareerUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCareerQueryKey = () => {
    return [
    `/applicant/career`
    ] as const;
    }


export const getGetCareerQueryOptions = <TData = Awaited<ReturnType<typeof getCareer>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCareerQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCareer>>> = ({ signal }) => getCareer({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCareerQueryResult = NonNullable<Awaited<ReturnType<typeof getCareer>>>
export type GetCareerQueryError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetCareer<TData = Awaited<ReturnType<typeof getCareer>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCareer>>,
          TError,
          Awaited<ReturnType<typeof getCareer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCareer<TData = Awaited<ReturnType<typeof getCareer>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCareer>>,
          TError,
          Awaited<ReturnType<typeof getCareer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCareer<TData = Awaited<ReturnType<typeof getCareer>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the career history
 */

export function useGetCareer<TData = Awaited<ReturnType<typeof getCareer>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCareer>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCareerQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStoreCareerUrl = () => {




  return `/applicant/career/store`
}

/**
 * Replaces the career history by the body, so sending it again changes nothing more. Profile and resume keep what they hold. The
 * answer is what was stored. No PDF is made and no mail is sent. The last store counts; there is one for each applicant.
 *
 * Rules: `createdDate` checkDateRequired · `name` nameRequired · of each company `companyName` required, `startYear`
 * checkDateRequired · of each project `title` required. Of a year and its month both or neither are given (checkDateRequired, on
 * the year), and an end is not before its start (invalid, on the end's year). Rows are named with their numbers, for example
 * `companies.0.projects.1.startYear`. The rest is optional. A body of more than 1 MiB gives 413; before the first password is
 * set the call gives 403.
 * @summary Store the career history
 */
export const storeCareer = async (career: Career, options?: Parameters<typeof http>[1]): Promise<Career> => {

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
return http<Career>(getStoreCareerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(career)
  }
);}





export const getStoreCareerMutationKey = () => ['storeCareer'] as const;

export const getStoreCareerMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeCareer>>, TError,StoreCareerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storeCareer>>, TError,StoreCareerMutationVariables, TContext> => {

const mutationKey = getStoreCareerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storeCareer>>, StoreCareerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  storeCareer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoreCareerMutationResult = NonNullable<Awaited<ReturnType<typeof storeCareer>>>
    export type StoreCareerMutationBody = Career
    export type StoreCareerMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type StoreCareerMutationVariables = {data: Career}

    /**
 * @summary Store the career history
 */
export const useStoreCareer = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeCareer>>, TError,StoreCareerMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storeCareer>>,
        TError,
        StoreCareerMutationVariables,
        TContext
      > => {
      return useMutation(getStoreCareerMutationOptions(options), queryClient);
    }
