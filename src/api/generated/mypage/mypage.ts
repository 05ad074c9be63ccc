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
  ForbiddenResponse,
  InterestedList,
  InternalServerErrorResponse,
  InterviewRequest,
  ListAppliedJobsParams,
  ListNotificationsParams,
  NotFoundResponse,
  Notification,
  NotificationList,
  PayloadTooLargeResponse,
  Result,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableBodyResponse,
  UnprocessableQueryResponse,
  UnsupportedMediaTypeResponse
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

export const getListAppliedJobsUrl = (params?: ListAppliedJobsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/applicant/applied-job?${stringifiedParams}` : `/applicant/applied-job`
}

/**
 * Answers the jobs of all applications of the logged-in applicant, the latest application first, each with the number and the
 * status of its application: those of the entry, those that grew out of a recommendation, and those that have ended. A job
 * stays in the list after it has closed, with `isOpen: false`. Clients use the list to mark these jobs wherever they show.
 *
 * Before the first password is set it gives 403. Reading is free of side effects, but counts as activity of the session.
 * @summary List the jobs applied for
 */
export const listAppliedJobs = async (params?: ListAppliedJobsParams, options?: Parameters<typeof http>[1]): Promise<AppliedJobList> => {

  return http<AppliedJobList>(getListAppliedJobsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAppliedJobsQueryKey = (params?: ListAppliedJobsParams,) => {
    return [
    `/applicant/applied-job`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAppliedJobsQueryOptions = <TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListAppliedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAppliedJobsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppliedJobs>>> = ({ signal }) => listAppliedJobs(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAppliedJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listAppliedJobs>>>
export type ListAppliedJobsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListAppliedJobs<TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListAppliedJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppliedJobs>>,
          TError,
          Awaited<ReturnType<typeof listAppliedJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppliedJobs<TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAppliedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppliedJobs>>,
          TError,
          Awaited<ReturnType<typeof listAppliedJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppliedJobs<TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAppliedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the jobs applied for
 */

export function useListAppliedJobs<TData = Awaited<ReturnType<typeof listAppliedJobs>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListAppliedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppliedJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAppliedJobsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInterestedListUrl = () => {




  return `/applicant/interested-list`
}

/**
 * Answers the numbers of the jobs that the logged-in applicant keeps, the last kept first, open or closed. What they are answers
 * `GET /job` with these numbers as `job_id`, closed ones in its `closed`.
 *
 * After login a client joins the list with the jobs kept on the device before, and stores the union with
 * `update-interested-list`. Before the first password is set it gives 403. Reading is free of side effects, but counts
 * as activity of the session.
 * @summary Read which jobs are kept
 */
export const getInterestedList = async ( options?: Parameters<typeof http>[1]): Promise<InterestedList> => {

  return http<InterestedList>(getGetInterestedListUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetInterestedListQueryKey = () => {
    return [
    `/applicant/interested-list`
    ] as const;
    }


export const getGetInterestedListQueryOptions = <TData = Awaited<ReturnType<typeof getInterestedList>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInterestedListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInterestedList>>> = ({ signal }) => getInterestedList({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInterestedListQueryResult = NonNullable<Awaited<ReturnType<typeof getInterestedList>>>
export type GetInterestedListQueryError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetInterestedList<TData = Awaited<ReturnType<typeof getInterestedList>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInterestedList>>,
          TError,
          Awaited<ReturnType<typeof getInterestedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInterestedList<TData = Awaited<ReturnType<typeof getInterestedList>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInterestedList>>,
          TError,
          Awaited<ReturnType<typeof getInterestedList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInterestedList<TData = Awaited<ReturnType<typeof getInterestedList>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read which jobs are kept
 */

export function useGetInterestedList<TData = Awaited<ReturnType<typeof getInterestedList>>, TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInterestedList>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInterestedListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateInterestedListUrl = () => {




  return `/applicant/update-interested-list`
}

/**
 * Replaces the list of jobs that the logged-in applicant keeps by `job_ids`, in this order, and answers the list as stored. An
 * empty list clears it. A number that comes twice counts once, at its first place; one that never was a job is left out;
 * closed jobs stay until the applicant removes them. More than 100 give 422.
 *
 * Before the first password is set it gives 403. Idempotent: the same list again changes nothing. Of two devices that
 * write at the same time the later wins.
 * @summary Store which jobs are kept
 */
export const updateInterestedList = async (interestedList: InterestedList, options?: Parameters<typeof http>[1]): Promise<InterestedList> => {

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
return http<InterestedList>(getUpdateInterestedListUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(interestedList)
  }
);}





export const getUpdateInterestedListMutationKey = () => ['updateInterestedList'] as const;

export const getUpdateInterestedListMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInterestedList>>, TError,UpdateInterestedListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateInterestedList>>, TError,UpdateInterestedListMutationVariables, TContext> => {

const mutationKey = getUpdateInterestedListMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateInterestedList>>, UpdateInterestedListMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateInterestedList(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateInterestedListMutationResult = NonNullable<Awaited<ReturnType<typeof updateInterestedList>>>
    export type UpdateInterestedListMutationBody = InterestedList
    export type UpdateInterestedListMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type UpdateInterestedListMutationVariables = {data: InterestedList}

    /**
 * @summary Store which jobs are kept
 */
export const useUpdateInterestedList = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateInterestedList>>, TError,UpdateInterestedListMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateInterestedList>>,
        TError,
        UpdateInterestedListMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateInterestedListMutationOptions(options), queryClient);
    }
    export const getListNotificationsUrl = (params?: ListNotificationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/applicant/notification?${stringifiedParams}` : `/applicant/notification`
}

/**
 * Answers the notifications of the logged-in applicant, the newest first, in full: a page for one of them needs no other call.
 * They are made when the account is activated (`welcome`), for a new recommendation, when an application reaches another
 * stage, and for messages of the advisor. They are kept for good.
 *
 * Before the first password is set it gives 403. Listing marks nothing as read. Reading is free of side effects, but counts
 * as activity of the session.
 * @summary List the notifications
 */
export const listNotifications = async (params?: ListNotificationsParams, options?: Parameters<typeof http>[1]): Promise<NotificationList> => {

  return http<NotificationList>(getListNotificationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNotificationsQueryKey = (params?: ListNotificationsParams,) => {
    return [
    `/applicant/notification`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notifications
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotificationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadNotificationUrl = (id: number,) => {




  return `/applicant/notification/${id}/read`
}

/**
 * Marks a notification of the logged-in applicant as read at this moment and answers it anew. Reading the one of kind
 * `welcome` also ends `firstVisit` of the applicant. One that was read before keeps its time: idempotent.
 *
 * Before the first password is set it gives 403. A number that is not one of the applicant's own notifications is a 404.
 * @summary Mark a notification as read
 */
export const readNotification = async (id: number, options?: Parameters<typeof http>[1]): Promise<Notification> => {

  return http<Notification>(getReadNotificationUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getReadNotificationMutationKey = () => ['readNotification'] as const;

export const getReadNotificationMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readNotification>>, TError,ReadNotificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readNotification>>, TError,ReadNotificationMutationVariables, TContext> => {

const mutationKey = getReadNotificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readNotification>>, ReadNotificationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  readNotification(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadNotificationMutationResult = NonNullable<Awaited<ReturnType<typeof readNotification>>>

    export type ReadNotificationMutationError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ReadNotificationMutationVariables = {id: number}

    /**
 * @summary Mark a notification as read
 */
export const useReadNotification = <TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readNotification>>, TError,ReadNotificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readNotification>>,
        TError,
        ReadNotificationMutationVariables,
        TContext
      > => {
      return useMutation(getReadNotificationMutationOptions(options), queryClient);
    }
    export const getRequestInterviewUrl = () => {




  return `/applicant/inquiry/interview`
}

/**
 * Stores that the logged-in applicant asks for a talk, and sends two mails (mail type 1): one to the advisor of the applicant,
 * or to the desk while there is none, and a copy to the applicant in the language of the call. The advisor answers with a
 * date. No application or recommendation changes.
 *
 * Checked here: `method` required; `preferredTimes` required. Before the first password is set it gives 403. Not
 * idempotent: each call is another request.
 * @summary Ask for a talk with an advisor
 */
export const requestInterview = async (interviewRequest: InterviewRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getRequestInterviewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(interviewRequest)
  }
);}





export const getRequestInterviewMutationKey = () => ['requestInterview'] as const;

export const getRequestInterviewMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestInterview>>, TError,RequestInterviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestInterview>>, TError,RequestInterviewMutationVariables, TContext> => {

const mutationKey = getRequestInterviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestInterview>>, RequestInterviewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestInterview(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestInterviewMutationResult = NonNullable<Awaited<ReturnType<typeof requestInterview>>>
    export type RequestInterviewMutationBody = InterviewRequest
    export type RequestInterviewMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RequestInterviewMutationVariables = {data: InterviewRequest}

    /**
 * @summary Ask for a talk with an advisor
 */
export const useRequestInterview = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestInterview>>, TError,RequestInterviewMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestInterview>>,
        TError,
        RequestInterviewMutationVariables,
        TContext
      > => {
      return useMutation(getRequestInterviewMutationOptions(options), queryClient);
    }
    export const getRequestIntroductionUrl = () => {




  return `/applicant/inquiry/introduction`
}

/**
 * Stores that the logged-in applicant asks the advisor for recommendations that fit the profile, and sends two mails (mail
 * type 2): one to the advisor of the applicant, or to the desk while there is none, and a copy to the applicant in the
 * language of the call. The call has no body.
 *
 * Before the first password is set it gives 403. Idempotent for 24 hours: within that time a repetition mails
 * nothing and answers the same.
 * @summary Ask to be introduced to jobs
 */
export const requestIntroduction = async ( options?: Parameters<typeof http>[1]): Promise<Result> => {

  return http<Result>(getRequestIntroductionUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRequestIntroductionMutationKey = () => ['requestIntroduction'] as const;

export const getRequestIntroductionMutationOptions = <TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestIntroduction>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestIntroduction>>, TError,void, TContext> => {

const mutationKey = getRequestIntroductionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestIntroduction>>, void> = () => {


          return  requestIntroduction(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestIntroductionMutationResult = NonNullable<Awaited<ReturnType<typeof requestIntroduction>>>

    export type RequestIntroductionMutationError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse


    /**
 * @summary Ask to be introduced to jobs
 */
export const useRequestIntroduction = <TError = UnauthorizedResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestIntroduction>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestIntroduction>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRequestIntroductionMutationOptions(options), queryClient);
    }
    export const getSendContactUrl = () => {




  return `/applicant/contact`
}

/**
 * Stores a message of the logged-in applicant and mails it to the applicant's advisor, or to the desk while there is none; the
 * applicant gets a copy in the language of the call. It is also the way to withdraw an application or to ask for another date.
 *
 * Checked here: `type` requiredContactType; `contents` requiredContactDetails. Before the first password is set it gives 403.
 * 120 in 10 minutes for each network address. Not idempotent: each call is another message.
 * @summary Send a message to the advisor
 */
export const sendContact = async (contactRequest: ContactRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getSendContactUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactRequest)
  }
);}





export const getSendContactMutationKey = () => ['sendContact'] as const;

export const getSendContactMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContact>>, TError,SendContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendContact>>, TError,SendContactMutationVariables, TContext> => {

const mutationKey = getSendContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendContact>>, SendContactMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendContact(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendContactMutationResult = NonNullable<Awaited<ReturnType<typeof sendContact>>>
    export type SendContactMutationBody = ContactRequest
    export type SendContactMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type SendContactMutationVariables = {data: ContactRequest}

    /**
 * @summary Send a message to the advisor
 */
export const useSendContact = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendContact>>, TError,SendContactMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendContact>>,
        TError,
        SendContactMutationVariables,
        TContext
      > => {
      return useMutation(getSendContactMutationOptions(options), queryClient);
    }
