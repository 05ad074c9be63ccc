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
  AppliedJobList,
  BadRequestResponse,
  ContactRequest,
  ForbiddenToApplicantResponse,
  InterestedList,
  InterestedListUpdate,
  InternalServerErrorResponse,
  InterviewRequest,
  ListAppliedJobsParams,
  ListNotificationsParams,
  NotFoundResponse,
  Notification,
  NotificationList,
  PasswordNotSetResponse,
  PayloadTooLargeResponse,
  Result,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableQueryResponse,
  UnsupportedMediaTypeResponse,
  ValidationProblem
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

export const getListAppliedJobsUrl = (lang: 'ja' | 'en',
    params?: ListAppliedJobsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/applicant/applied-job?${stringifiedParams}` : `/${lang}/applicant/applied-job`
}

/**
 * Returns the jobs of all applications of the applicant with the id and status of the application, the latest application first. Running and ended applications are included, whether they began with the entry,
 * with `POST /process/apply` or with a recommendation. A job that has closed stays in the list with `isOpen: false`. Clients mark these jobs wherever they are shown.
 * @summary List the jobs applied for
 */
export const listAppliedJobs = async (lang: 'ja' | 'en',
    params?: ListAppliedJobsParams, options?: Parameters<typeof http>[1]): Promise<AppliedJobList> => {

  return http<AppliedJobList>(getListAppliedJobsUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAppliedJobsQueryKey = (lang: 'ja' | 'en',
    params?: ListAppliedJobsParams,) => {
    return [
    "listAppliedJobs", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListAppliedJobsQueryOptions = <TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListAppliedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppliedJobsQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppliedJobs>>> = ({ signal }) => listAppliedJobs(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAppliedJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listAppliedJobs>>>
export type ListAppliedJobsQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListAppliedJobs<TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListAppliedJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppliedJobs>>,
          TError,
          Awaited<ReturnType<typeof listAppliedJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppliedJobs<TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListAppliedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppliedJobs>>,
          TError,
          Awaited<ReturnType<typeof listAppliedJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppliedJobs<TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListAppliedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the jobs applied for
 */

export function useListAppliedJobs<TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListAppliedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppliedJobsQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInterestedListUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/interested-list`
}

/**
 * Returns the ids of the jobs that the applicant has saved, the last saved first, open or closed. At most 100; the list is not paged. `GET /job` with these ids as `job_id` returns the jobs, closed ones in its
 * `closed`.
 *
 * After login a client merges the list with the jobs saved on the device, and stores the union with `update-interested-list`.
 * @summary List the saved jobs
 */
export const getInterestedList = async (lang: 'ja' | 'en', options?: Parameters<typeof http>[1]): Promise<InterestedList> => {

  return http<InterestedList>(getGetInterestedListUrl(lang),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInterestedListQueryKey = (lang: 'ja' | 'en',) => {
    return [
    "getInterestedList", ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetInterestedListQueryOptions = <TData = Awaited<ReturnType<typeof getInterestedList>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInterestedListQueryKey(lang);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInterestedList>>> = ({ signal }) => getInterestedList(lang, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInterestedListQueryResult = NonNullable<Awaited<ReturnType<typeof getInterestedList>>>
export type GetInterestedListQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetInterestedList<TData = Awaited<ReturnType<typeof getInterestedList>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInterestedList>>,
          TError,
          Awaited<ReturnType<typeof getInterestedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInterestedList<TData = Awaited<ReturnType<typeof getInterestedList>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInterestedList>>,
          TError,
          Awaited<ReturnType<typeof getInterestedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInterestedList<TData = Awaited<ReturnType<typeof getInterestedList>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the saved jobs
 */

export function useGetInterestedList<TData = Awaited<ReturnType<typeof getInterestedList>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInterestedListQueryOptions(lang,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateInterestedListUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/update-interested-list`
}

/**
 * Replaces the saved jobs by `job_ids`, in this order, the last saved first, and returns the list as stored. An empty list clears it. A repeated id counts once, at its first place. An
 * unknown id is left out. Closed jobs stay until the applicant removes them.
 *
 * The first 100 are stored, which are the newest; the rest is dropped without an error. Idempotent. Of two devices that write at the same time the later one wins.
 * @summary Replace the saved jobs
 */
export const updateInterestedList = async (lang: 'ja' | 'en',
    interestedListUpdate: InterestedListUpdate, options?: Parameters<typeof http>[1]): Promise<InterestedList> => {

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
return http<InterestedList>(getUpdateInterestedListUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(interestedListUpdate)
  }
);}





export const getUpdateInterestedListMutationKey = () => ['updateInterestedList'] as const;

export const getUpdateInterestedListMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInterestedList>>, TError,UpdateInterestedListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateInterestedList>>, TError,UpdateInterestedListMutationVariables, TContext> => {

const mutationKey = getUpdateInterestedListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInterestedList>>, UpdateInterestedListMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  updateInterestedList(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateInterestedListMutationResult = NonNullable<Awaited<ReturnType<typeof updateInterestedList>>>
    export type UpdateInterestedListMutationBody = InterestedListUpdate
    export type UpdateInterestedListMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type UpdateInterestedListMutationVariables = {lang: 'ja' | 'en';data: InterestedListUpdate}

    /**
 * @summary Replace the saved jobs
 */
export const useUpdateInterestedList = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInterestedList>>, TError,UpdateInterestedListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInterestedList>>,
        TError,
        UpdateInterestedListMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateInterestedListMutationOptions(options), queryClient);
    }
    export const getListNotificationsUrl = (lang: 'ja' | 'en',
    params?: ListNotificationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/applicant/notification?${stringifiedParams}` : `/${lang}/applicant/notification`
}

/**
 * Returns the notifications of the applicant, the newest first, with their full text: a page for one of them needs no other call. The backend creates them at activation (`welcome`), for
 * a new recommendation, when an application reaches another stage, and for messages of the advisor. An advisor's reply to a question is a `message` with the `process_id` of the
 * recommendation.
 *
 * The newest 100 are stored, with an unread `welcome` among them; others are deleted, so one page has them all. Listing marks nothing as read.
 * @summary List the notifications
 */
export const listNotifications = async (lang: 'ja' | 'en',
    params?: ListNotificationsParams, options?: Parameters<typeof http>[1]): Promise<NotificationList> => {

  return http<NotificationList>(getListNotificationsUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNotificationsQueryKey = (lang: 'ja' | 'en',
    params?: ListNotificationsParams,) => {
    return [
    "listNotifications", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notifications
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadNotificationUrl = (lang: 'ja' | 'en',
    id: number,) => {




  return `/${lang}/applicant/notification/${id}/read`
}

/**
 * Marks a notification as read at this moment and returns it. Reading the one of kind `welcome` also ends `firstVisit` of the applicant. A notification that was read before keeps its time. Idempotent. An id
 * that is not one of the applicant's notifications is 404.
 * @summary Mark a notification as read
 */
export const readNotification = async (lang: 'ja' | 'en',
    id: number, options?: Parameters<typeof http>[1]): Promise<Notification> => {

  return http<Notification>(getReadNotificationUrl(lang,id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getReadNotificationMutationKey = () => ['readNotification'] as const;

export const getReadNotificationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readNotification>>, TError,ReadNotificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readNotification>>, TError,ReadNotificationMutationVariables, TContext> => {

const mutationKey = getReadNotificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readNotification>>, ReadNotificationMutationVariables> = (props) => {
          const {lang,id} = props ?? {};

          return  readNotification(lang,id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadNotificationMutationResult = NonNullable<Awaited<ReturnType<typeof readNotification>>>

    export type ReadNotificationMutationError = ErrorType<UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ReadNotificationMutationVariables = {lang: 'ja' | 'en';id: number}

    /**
 * @summary Mark a notification as read
 */
export const useReadNotification = <TError = ErrorType<UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readNotification>>, TError,ReadNotificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readNotification>>,
        TError,
        ReadNotificationMutationVariables,
        TContext
      > => {
      return useMutation(getReadNotificationMutationOptions(options), queryClient);
    }
    export const getRequestInterviewUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/inquiry/interview`
}

/**
 * Stores that the applicant asks for a talk with an advisor, and sends two mails (mail type 1): one to the applicant's advisor, or to the desk if the applicant has no advisor, and a copy to the applicant in the language of the
 * call. The applicant's mail has the type 1. `GET /applicant/auth` has the time of the last request in `interviewRequestedAt`; `reInterview` says that it is not the first. Applications and recommendations do not change.
 *
 * At most 5 requests an hour for each applicant. Not idempotent: each call is another request.
 *
 * **Rules.** `method` required · `preferredTimes` required.
 * @summary Request an interview with an advisor
 */
export const requestInterview = async (lang: 'ja' | 'en',
    interviewRequest: InterviewRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getRequestInterviewUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(interviewRequest)
  }
);}





export const getRequestInterviewMutationKey = () => ['requestInterview'] as const;

export const getRequestInterviewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestInterview>>, TError,RequestInterviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestInterview>>, TError,RequestInterviewMutationVariables, TContext> => {

const mutationKey = getRequestInterviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestInterview>>, RequestInterviewMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  requestInterview(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestInterviewMutationResult = NonNullable<Awaited<ReturnType<typeof requestInterview>>>
    export type RequestInterviewMutationBody = InterviewRequest
    export type RequestInterviewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type RequestInterviewMutationVariables = {lang: 'ja' | 'en';data: InterviewRequest}

    /**
 * @summary Request an interview with an advisor
 */
export const useRequestInterview = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestInterview>>, TError,RequestInterviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestInterview>>,
        TError,
        RequestInterviewMutationVariables,
        TContext
      > => {
      return useMutation(getRequestInterviewMutationOptions(options), queryClient);
    }
    export const getRequestIntroductionUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/inquiry/introduction`
}

/**
 * Stores that the applicant asks the advisor for recommendations, and sends two mails (mail type 2): one to the applicant's advisor, or to the desk if the applicant has no advisor, and a copy to the applicant in the language of
 * the call. The applicant's mail has the type 2. `GET /applicant/auth` has the time in `introductionRequestedAt`. The call has no body.
 *
 * Idempotent for 24 hours: a repetition within that time sends no mail and keeps the time.
 * @summary Request recommendations
 */
export const requestIntroduction = async (lang: 'ja' | 'en', options?: Parameters<typeof http>[1]): Promise<Result> => {

  return http<Result>(getRequestIntroductionUrl(lang),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRequestIntroductionMutationKey = () => ['requestIntroduction'] as const;

export const getRequestIntroductionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenToApplicantResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestIntroduction>>, TError,RequestIntroductionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestIntroduction>>, TError,RequestIntroductionMutationVariables, TContext> => {

const mutationKey = getRequestIntroductionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestIntroduction>>, RequestIntroductionMutationVariables> = (props) => {
          const {lang} = props ?? {};

          return  requestIntroduction(lang,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestIntroductionMutationResult = NonNullable<Awaited<ReturnType<typeof requestIntroduction>>>

    export type RequestIntroductionMutationError = ErrorType<UnauthorizedResponse | ForbiddenToApplicantResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type RequestIntroductionMutationVariables = {lang: 'ja' | 'en'}

    /**
 * @summary Request recommendations
 */
export const useRequestIntroduction = <TError = ErrorType<UnauthorizedResponse | ForbiddenToApplicantResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestIntroduction>>, TError,RequestIntroductionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestIntroduction>>,
        TError,
        RequestIntroductionMutationVariables,
        TContext
      > => {
      return useMutation(getRequestIntroductionMutationOptions(options), queryClient);
    }
    export const getSendContactUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/contact`
}

/**
 * Stores a message of the applicant and mails it to the applicant's advisor, or to the desk if the applicant has no advisor. The applicant gets a copy in the language of the call. It is also the way to withdraw an
 * application or to ask for another date. Not idempotent: each call is another message. At most 30 messages in 24
 * hours for each applicant.
 *
 * With `intention` the message is about the application `process_id`, which is 404 if it is not one of the applicant's applications.
 *
 * **Rules.** `type` requiredContactType · `contents` requiredContactDetails.
 * @summary Send a message to the advisor
 */
export const sendContact = async (lang: 'ja' | 'en',
    contactRequest: ContactRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getSendContactUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactRequest)
  }
);}





export const getSendContactMutationKey = () => ['sendContact'] as const;

export const getSendContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContact>>, TError,SendContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendContact>>, TError,SendContactMutationVariables, TContext> => {

const mutationKey = getSendContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContact>>, SendContactMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  sendContact(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendContactMutationResult = NonNullable<Awaited<ReturnType<typeof sendContact>>>
    export type SendContactMutationBody = ContactRequest
    export type SendContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type SendContactMutationVariables = {lang: 'ja' | 'en';data: ContactRequest}

    /**
 * @summary Send a message to the advisor
 */
export const useSendContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContact>>, TError,SendContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContact>>,
        TError,
        SendContactMutationVariables,
        TContext
      > => {
      return useMutation(getSendContactMutationOptions(options), queryClient);
    }
