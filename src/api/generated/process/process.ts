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
  ChangeStatusRequest,
  ForbiddenResponse,
  InternalServerErrorResponse,
  ListRecommendationsParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  Problem,
  Process,
  ProcessList,
  SearchProcessesParams,
  ServiceUnavailableResponse,
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

export const getListRecommendationsUrl = (params?: ListRecommendationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/process/recommend?${stringifiedParams}` : `/process/recommend`
}

/**
 * Answers the jobs that advisors recommended to the logged-in applicant, the latest first (by `startedAt`, those that tie by
 * descending number), in every status unless `status_id` asks for one; the status of an application is an empty list. A
 * recommendation that was applied to stays here, and its application comes with `GET /process/search`.
 *
 * Before the first password is set it gives 403. Reading is free of side effects, but counts as activity of the session.
 * @summary List the recommendations
 */
export const listRecommendations = async (params?: ListRecommendationsParams, options?: Parameters<typeof http>[1]): Promise<ProcessList> => {

  return http<ProcessList>(getListRecommendationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRecommendationsQueryKey = (params?: ListRecommendationsParams,) => {
    return [
    `/process/recommend`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRecommendationsQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendations>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendations>>> = ({ signal }) => listRecommendations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecommendationsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendations>>>
export type ListRecommendationsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListRecommendations<TData = Awaited<ReturnType<typeof listRecommendations>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListRecommendationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendations>>,
          TError,
          Awaited<ReturnType<typeof listRecommendations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendations<TData = Awaited<ReturnType<typeof listRecommendations>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendations>>,
          TError,
          Awaited<ReturnType<typeof listRecommendations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendations<TData = Awaited<ReturnType<typeof listRecommendations>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the recommendations
 */

export function useListRecommendations<TData = Awaited<ReturnType<typeof listRecommendations>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetRecommendationUrl = (id: number,) => {




  return `/process/recommend/${id}`
}

/**
 * Answers a recommendation to the logged-in applicant with the advisor's letter, what fits and what does not, and what the
 * applicant did with it so far. The terms of the job are not repeated here: `GET /job/{job_id}` has them while it is open. A
 * declined one is answered as well; a page sends the person to the overview then.
 *
 * While the status is 13497 (pending) a client asks again every 2 seconds, at most five times, and then tells the person
 * that the result comes by e-mail.
 *
 * Before the first password is set it gives 403. A number that is not one of the applicant's own recommendations, also that of
 * an application, is a 404. Reading is free of side effects, but counts as activity of the session.
 * @summary Read one recommendation
 */
export const getRecommendation = async (id: number, options?: Parameters<typeof http>[1]): Promise<Process> => {

  return http<Process>(getGetRecommendationUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRecommendationQueryKey = (id: number,) => {
    return [
    `/process/recommend/${id}`
    ] as const;
    }


export const getGetRecommendationQueryOptions = <TData = Awaited<ReturnType<typeof getRecommendation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecommendationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecommendation>>> = ({ signal }) => getRecommendation(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecommendationQueryResult = NonNullable<Awaited<ReturnType<typeof getRecommendation>>>
export type GetRecommendationQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetRecommendation<TData = Awaited<ReturnType<typeof getRecommendation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecommendation>>,
          TError,
          Awaited<ReturnType<typeof getRecommendation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecommendation<TData = Awaited<ReturnType<typeof getRecommendation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecommendation>>,
          TError,
          Awaited<ReturnType<typeof getRecommendation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecommendation<TData = Awaited<ReturnType<typeof getRecommendation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one recommendation
 */

export function useGetRecommendation<TData = Awaited<ReturnType<typeof getRecommendation>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecommendationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchProcessesUrl = (params?: SearchProcessesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/process/search?${stringifiedParams}` : `/process/search`
}

/**
 * Answers the applications of the logged-in applicant, ten on a page, the last changed first (by `updatedAt`, those that tie by
 * descending number), running and ended ones. An applied recommendation is among them as an application of its own, with the
 * recommendation in `related_process_id`. `is_recommended` is false throughout.
 *
 * Before the first password is set it gives 403. Reading is free of side effects, but counts as activity of the session.
 * @summary List the applications
 */
export const searchProcesses = async (params?: SearchProcessesParams, options?: Parameters<typeof http>[1]): Promise<ProcessList> => {

  return http<ProcessList>(getSearchProcessesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchProcessesQueryKey = (params?: SearchProcessesParams,) => {
    return [
    `/process/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchProcessesQueryOptions = <TData = Awaited<ReturnType<typeof searchProcesses>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: SearchProcessesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchProcessesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchProcesses>>> = ({ signal }) => searchProcesses(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchProcessesQueryResult = NonNullable<Awaited<ReturnType<typeof searchProcesses>>>
export type SearchProcessesQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useSearchProcesses<TData = Awaited<ReturnType<typeof searchProcesses>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  SearchProcessesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchProcesses>>,
          TError,
          Awaited<ReturnType<typeof searchProcesses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProcesses<TData = Awaited<ReturnType<typeof searchProcesses>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: SearchProcessesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchProcesses>>,
          TError,
          Awaited<ReturnType<typeof searchProcesses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProcesses<TData = Awaited<ReturnType<typeof searchProcesses>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: SearchProcessesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the applications
 */

export function useSearchProcesses<TData = Awaited<ReturnType<typeof searchProcesses>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: SearchProcessesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchProcessesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProcessUrl = (id: number,) => {




  return `/process/detail/${id}`
}

/**
 * Answers an application of the logged-in applicant with its stages, the next appointment, the advice for it, and all that has
 * happened. The number of a recommendation is answered too, with `is_recommended: true`; a page for applications
 * treats that as not found. The terms of the job are not repeated here: `GET /job/{job_id}` has them while it is open.
 *
 * Before the first password is set it gives 403. A number that is not one of the applicant's own is a 404. Reading is free
 * of side effects, but counts as activity of the session.
 * @summary Read one application
 */
export const getProcess = async (id: number, options?: Parameters<typeof http>[1]): Promise<Process> => {

  return http<Process>(getGetProcessUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProcessQueryKey = (id: number,) => {
    return [
    `/process/detail/${id}`
    ] as const;
    }


export const getGetProcessQueryOptions = <TData = Awaited<ReturnType<typeof getProcess>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcess>>> = ({ signal }) => getProcess(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProcessQueryResult = NonNullable<Awaited<ReturnType<typeof getProcess>>>
export type GetProcessQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetProcess<TData = Awaited<ReturnType<typeof getProcess>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcess>>,
          TError,
          Awaited<ReturnType<typeof getProcess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcess<TData = Awaited<ReturnType<typeof getProcess>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcess>>,
          TError,
          Awaited<ReturnType<typeof getProcess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcess<TData = Awaited<ReturnType<typeof getProcess>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one application
 */

export function useGetProcess<TData = Awaited<ReturnType<typeof getProcess>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcessQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getChangeProcessStatusUrl = () => {




  return `/process/change-status`
}

/**
 * Carries out the applicant's answer to a recommendation and answers it anew, in full.
 *
 * | action | from `MyPageRecommend` (new) | from `MyPageRecInquiry` | from pending, applied, declined |
 * |---|---|---|---|
 * | `apply` | `MyPageRecApply` | `MyPageRecApply` | 409 |
 * | `inquiry` | `MyPageRecInquiry` | stays `MyPageRecInquiry` | 409 |
 * | `decline` | `MyPageRecReject` | `MyPageRecReject` | 409 |
 *
 * `apply` also makes an application in the status `MyPageAppReceived`, named by `related_process_id`. If there is already one
 * for the job, from the entry or another recommendation, or if the job has closed, `apply` gives 409; a question and declining
 * stay possible. All three mail the advisor, `apply` also the applicant; each is kept in `answers`. An application cannot be
 * changed here: its number is a 404, like any that is not a recommendation to the logged-in applicant.
 *
 * A backend that must wait for another system answers with status 13497 (pending) and later moves on to the status of the
 * table, or back to where it was if that system refuses; the applicant gets a mail with the result. A client then polls
 * `GET /process/recommend/{id}`.
 *
 * Checked here: `contents` required with `inquiry`. Before the first password is set it gives 403. Idempotent by
 * `Idempotency-Key`: a repetition changes and mails nothing and gets the first answer.
 * @summary Answer a recommendation
 */
export const changeProcessStatus = async (changeStatusRequest: ChangeStatusRequest, options?: Parameters<typeof http>[1]): Promise<Process> => {

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
return http<Process>(getChangeProcessStatusUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeStatusRequest)
  }
);}





export const getChangeProcessStatusMutationKey = () => ['changeProcessStatus'] as const;

export const getChangeProcessStatusMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProcessStatus>>, TError,ChangeProcessStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeProcessStatus>>, TError,ChangeProcessStatusMutationVariables, TContext> => {

const mutationKey = getChangeProcessStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeProcessStatus>>, ChangeProcessStatusMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeProcessStatus(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeProcessStatusMutationResult = NonNullable<Awaited<ReturnType<typeof changeProcessStatus>>>
    export type ChangeProcessStatusMutationBody = ChangeStatusRequest
    export type ChangeProcessStatusMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChangeProcessStatusMutationVariables = {data: ChangeStatusRequest}

    /**
 * @summary Answer a recommendation
 */
export const useChangeProcessStatus = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProcessStatus>>, TError,ChangeProcessStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeProcessStatus>>,
        TError,
        ChangeProcessStatusMutationVariables,
        TContext
      > => {
      return useMutation(getChangeProcessStatusMutationOptions(options), queryClient);
    }
