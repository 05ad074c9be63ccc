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
  ApplyAnswer,
  ApplyForJobsHeaders,
  ApplyRequest,
  BadRequestResponse,
  ChangeProcessStatusHeaders,
  ChangeStatusRequest,
  ConsentRequest,
  ForbiddenToApplicantResponse,
  IdempotencyConflictResponse,
  InternalServerErrorResponse,
  ListRecommendationsParams,
  NotFoundResponse,
  PasswordNotSetResponse,
  PayloadTooLargeResponse,
  Problem,
  Process,
  ProcessId,
  ProcessList,
  SearchProcessesParams,
  ServiceUnavailableResponse,
  SubmitConsentHeaders,
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

export const getListRecommendationsUrl = (lang: 'ja' | 'en',
    params?: ListRecommendationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/process/recommend?${stringifiedParams}` : `/${lang}/process/recommend`
}

/**
 * Returns the recommendations of the applicant, the latest first by `startedAt`; those that tie by descending id. `status_id` selects one status; the status of an application gives an empty list. An
 * applied recommendation stays in the list, and its application is returned by `GET /process/search`.
 * @summary List the recommendations
 */
export const listRecommendations = async (lang: 'ja' | 'en',
    params?: ListRecommendationsParams, options?: Parameters<typeof http>[1]): Promise<ProcessList> => {

  return http<ProcessList>(getListRecommendationsUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRecommendationsQueryKey = (lang: 'ja' | 'en',
    params?: ListRecommendationsParams,) => {
    return [
    "listRecommendations", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListRecommendationsQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendations>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendationsQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendations>>> = ({ signal }) => listRecommendations(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecommendationsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendations>>>
export type ListRecommendationsQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListRecommendations<TData = Awaited<ReturnType<typeof listRecommendations>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListRecommendationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendations>>,
          TError,
          Awaited<ReturnType<typeof listRecommendations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendations<TData = Awaited<ReturnType<typeof listRecommendations>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendations>>,
          TError,
          Awaited<ReturnType<typeof listRecommendations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendations<TData = Awaited<ReturnType<typeof listRecommendations>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the recommendations
 */

export function useListRecommendations<TData = Awaited<ReturnType<typeof listRecommendations>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListRecommendationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendationsQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetRecommendationUrl = (lang: 'ja' | 'en',
    id: ProcessId,) => {




  return `/${lang}/process/recommend/${id}`
}

/**
 * Returns a recommendation with the advisor's letter, the points that fit and those that do not, and the applicant's answers so far. `GET /job/{job_id}` has the terms of the job while it is open. A
 * declined recommendation is returned too; the site redirects to the mypage.
 *
 * While the status is 13497 (pending) a client calls again every 2 seconds, at most five times. An id that is not one of the applicant's recommendations, such as that of an
 * application, is 404.
 * @summary Get a recommendation
 */
export const getRecommendation = async (lang: 'ja' | 'en',
    id: ProcessId, options?: Parameters<typeof http>[1]): Promise<Process> => {

  return http<Process>(getGetRecommendationUrl(lang,id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRecommendationQueryKey = (lang: 'ja' | 'en',
    id: ProcessId,) => {
    return [
    "getRecommendation", ...(id ? [id] : []), ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetRecommendationQueryOptions = <TData = Awaited<ReturnType<typeof getRecommendation>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    id: ProcessId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecommendationQueryKey(lang,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecommendation>>> = ({ signal }) => getRecommendation(lang,id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecommendationQueryResult = NonNullable<Awaited<ReturnType<typeof getRecommendation>>>
export type GetRecommendationQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetRecommendation<TData = Awaited<ReturnType<typeof getRecommendation>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: ProcessId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecommendation>>,
          TError,
          Awaited<ReturnType<typeof getRecommendation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecommendation<TData = Awaited<ReturnType<typeof getRecommendation>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: ProcessId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecommendation>>,
          TError,
          Awaited<ReturnType<typeof getRecommendation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecommendation<TData = Awaited<ReturnType<typeof getRecommendation>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: ProcessId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a recommendation
 */

export function useGetRecommendation<TData = Awaited<ReturnType<typeof getRecommendation>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: ProcessId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecommendation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecommendationQueryOptions(lang,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchProcessesUrl = (lang: 'ja' | 'en',
    params?: SearchProcessesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/process/search?${stringifiedParams}` : `/${lang}/process/search`
}

/**
 * Returns the applications of the applicant, ten on a page, the last changed first by `updatedAt`; those that tie by descending id. Running and ended applications are included. An applied
 * recommendation is listed as an application of its own, with the recommendation in `related_process_id`. `is_recommended` is always false.
 * @summary List the applications
 */
export const searchProcesses = async (lang: 'ja' | 'en',
    params?: SearchProcessesParams, options?: Parameters<typeof http>[1]): Promise<ProcessList> => {

  return http<ProcessList>(getSearchProcessesUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchProcessesQueryKey = (lang: 'ja' | 'en',
    params?: SearchProcessesParams,) => {
    return [
    "searchProcesses", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getSearchProcessesQueryOptions = <TData = Awaited<ReturnType<typeof searchProcesses>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: SearchProcessesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchProcessesQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchProcesses>>> = ({ signal }) => searchProcesses(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchProcessesQueryResult = NonNullable<Awaited<ReturnType<typeof searchProcesses>>>
export type SearchProcessesQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useSearchProcesses<TData = Awaited<ReturnType<typeof searchProcesses>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  SearchProcessesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchProcesses>>,
          TError,
          Awaited<ReturnType<typeof searchProcesses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProcesses<TData = Awaited<ReturnType<typeof searchProcesses>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: SearchProcessesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchProcesses>>,
          TError,
          Awaited<ReturnType<typeof searchProcesses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProcesses<TData = Awaited<ReturnType<typeof searchProcesses>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: SearchProcessesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the applications
 */

export function useSearchProcesses<TData = Awaited<ReturnType<typeof searchProcesses>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: SearchProcessesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProcesses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchProcessesQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProcessUrl = (lang: 'ja' | 'en',
    id: ProcessId,) => {




  return `/${lang}/process/detail/${id}`
}

/**
 * Returns an application with its stages, the next appointment, advice for the next stage, and its history. `GET /job/{job_id}` has the terms of the job while `isOpen` is true.
 *
 * The id of a recommendation is answered too, with `is_recommended: true`; a page for applications treats it as not found. An id that is not one of the applicant's own is 404.
 * @summary Get an application
 */
export const getProcess = async (lang: 'ja' | 'en',
    id: ProcessId, options?: Parameters<typeof http>[1]): Promise<Process> => {

  return http<Process>(getGetProcessUrl(lang,id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProcessQueryKey = (lang: 'ja' | 'en',
    id: ProcessId,) => {
    return [
    "getProcess", ...(id ? [id] : []), ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetProcessQueryOptions = <TData = Awaited<ReturnType<typeof getProcess>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    id: ProcessId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProcessQueryKey(lang,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProcess>>> = ({ signal }) => getProcess(lang,id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProcessQueryResult = NonNullable<Awaited<ReturnType<typeof getProcess>>>
export type GetProcessQueryError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetProcess<TData = Awaited<ReturnType<typeof getProcess>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: ProcessId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcess>>,
          TError,
          Awaited<ReturnType<typeof getProcess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcess<TData = Awaited<ReturnType<typeof getProcess>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: ProcessId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProcess>>,
          TError,
          Awaited<ReturnType<typeof getProcess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProcess<TData = Awaited<ReturnType<typeof getProcess>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: ProcessId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an application
 */

export function useGetProcess<TData = Awaited<ReturnType<typeof getProcess>>, TError = ErrorType<UnauthorizedResponse | PasswordNotSetResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: ProcessId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProcess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProcessQueryOptions(lang,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getApplyForJobsUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/process/apply`
}

/**
 * Applies for any open jobs, recommended or not. Each job ends in exactly one of the three lists of the answer:
 *
 * - `processes`: a new application in the status `MyPageAppReceived`;
 * - `already`: the applicant has an application for the job that was not rejected or withdrawn, or a pending recommendation of it; nothing changes;
 * - `closed`: the job has closed; nothing changes.
 *
 * The answer is 201 even if `processes` is empty. A repeated id counts once, an unknown id is left out. A recommendation of the job that is new or inquired becomes applied, and each names the other
 * in `related_process_id`.
 *
 * `contents` is a note to the advisor, for all jobs together. If there is at least one new application, one mail is sent to the applicant's advisor, or to the desk if the applicant has no advisor, and a
 * confirmation to the applicant in the language of the call. Profile and files are those of the account.
 *
 * An applicant applies for at most 100 jobs in 24 hours, recommendations included. A request beyond this limit is 429 as a whole and changes nothing; `Retry-After`
 * is the time until one more application is accepted. A request without a new application counts as one.
 *
 * Idempotent by `Idempotency-Key`.
 * @summary Apply for jobs
 */
export const applyForJobs = async (lang: 'ja' | 'en',
    applyRequest: ApplyRequest,
    headers: ApplyForJobsHeaders, options?: Parameters<typeof http>[1]): Promise<ApplyAnswer> => {

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
return http<ApplyAnswer>(getApplyForJobsUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(applyRequest)
  }
);}





export const getApplyForJobsMutationKey = () => ['applyForJobs'] as const;

export const getApplyForJobsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForJobs>>, TError,ApplyForJobsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof applyForJobs>>, TError,ApplyForJobsMutationVariables, TContext> => {

const mutationKey = getApplyForJobsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyForJobs>>, ApplyForJobsMutationVariables> = (props) => {
          const {lang,data,headers} = props ?? {};

          return  applyForJobs(lang,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyForJobsMutationResult = NonNullable<Awaited<ReturnType<typeof applyForJobs>>>
    export type ApplyForJobsMutationBody = ApplyRequest
    export type ApplyForJobsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ApplyForJobsMutationVariables = {lang: 'ja' | 'en';data: ApplyRequest;headers: ApplyForJobsHeaders}

    /**
 * @summary Apply for jobs
 */
export const useApplyForJobs = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | IdempotencyConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForJobs>>, TError,ApplyForJobsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyForJobs>>,
        TError,
        ApplyForJobsMutationVariables,
        TContext
      > => {
      return useMutation(getApplyForJobsMutationOptions(options), queryClient);
    }
    export const getChangeProcessStatusUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/process/change-status`
}

/**
 * Carries out the applicant's answer to a recommendation and returns the recommendation.
 *
 * | Action | From `MyPageRecommend` (new) | From `MyPageRecInquiry` | From pending, applied, declined |
 * |---|---|---|---|
 * | `apply` | `MyPageRecApply` | `MyPageRecApply` | 409 |
 * | `inquiry` | `MyPageRecInquiry` | stays `MyPageRecInquiry` | 409 |
 * | `decline` | `MyPageRecReject` | `MyPageRecReject` | 409 |
 *
 * `apply` also creates an application in the status `MyPageAppReceived`, named by `related_process_id`. It is 409 `already-applied` if the applicant has an application for the job that was not rejected
 * or withdrawn, and 409 `job-closed` if the job has closed; `inquiry` and `decline` stay possible. Every action is mailed to the advisor, `apply` to the applicant as well, and is
 * added to `answers`.
 *
 * A backend that waits for another system returns the status 13497 (pending) first. The action is in `answers` and `history` at once. If the other system refuses, `history`
 * records the refusal and the previous status is restored; the action stays in `answers`.
 *
 * A recommendation holds 50 answers. With 40 of them a question is 409 `too-many-answers`, with 49 an application as well. An applicant asks at most 30 questions in 24 hours and applies for at most 100
 * jobs; the next one is 429 and changes nothing.
 *
 * An id that is not one of the applicant's recommendations, such as that of an application, is 404. Idempotent by `Idempotency-Key`.
 *
 * **Rules.** `contents` required, with `inquiry`.
 * @summary Answer a recommendation
 */
export const changeProcessStatus = async (lang: 'ja' | 'en',
    changeStatusRequest: ChangeStatusRequest,
    headers: ChangeProcessStatusHeaders, options?: Parameters<typeof http>[1]): Promise<Process> => {

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
return http<Process>(getChangeProcessStatusUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(changeStatusRequest)
  }
);}





export const getChangeProcessStatusMutationKey = () => ['changeProcessStatus'] as const;

export const getChangeProcessStatusMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProcessStatus>>, TError,ChangeProcessStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeProcessStatus>>, TError,ChangeProcessStatusMutationVariables, TContext> => {

const mutationKey = getChangeProcessStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeProcessStatus>>, ChangeProcessStatusMutationVariables> = (props) => {
          const {lang,data,headers} = props ?? {};

          return  changeProcessStatus(lang,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeProcessStatusMutationResult = NonNullable<Awaited<ReturnType<typeof changeProcessStatus>>>
    export type ChangeProcessStatusMutationBody = ChangeStatusRequest
    export type ChangeProcessStatusMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ChangeProcessStatusMutationVariables = {lang: 'ja' | 'en';data: ChangeStatusRequest;headers: ChangeProcessStatusHeaders}

    /**
 * @summary Answer a recommendation
 */
export const useChangeProcessStatus = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProcessStatus>>, TError,ChangeProcessStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeProcessStatus>>,
        TError,
        ChangeProcessStatusMutationVariables,
        TContext
      > => {
      return useMutation(getChangeProcessStatusMutationOptions(options), queryClient);
    }
    export const getSubmitConsentUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/process/consent`
}

/**
 * Answers the advisor's request to send documents to the employer, and returns the application. An employer gets nothing before this answer is `agree`.
 *
 * `agree` names all documents of the request, the last event `consent-asked` of `ledger`. The ledger gets `consent-given` with the documents in their present versions. If the request has other documents, because the
 * advisor has changed it meanwhile, the call is 409 `consent-changed`: read the application again, and show the new request.
 *
 * `decline` ends the application in the status `MyPageAppWithdrawn`. The ledger gets `consent-declined`, and the employer hears nothing of it.
 *
 * An application that waits for no consent, because the advisor has not asked, has ended it, or the applicant has answered before, is 409 `consent-not-asked`. An id that is not one of the applicant's
 * applications, such as that of a recommendation, is 404. The answer is mailed to the advisor and confirmed to the applicant. Idempotent by `Idempotency-Key`.
 *
 * **Rules.** `documents` required, with `agree`.
 * @summary Agree to the documents, or decline
 */
export const submitConsent = async (lang: 'ja' | 'en',
    consentRequest: ConsentRequest,
    headers: SubmitConsentHeaders, options?: Parameters<typeof http>[1]): Promise<Process> => {

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
return http<Process>(getSubmitConsentUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(consentRequest)
  }
);}





export const getSubmitConsentMutationKey = () => ['submitConsent'] as const;

export const getSubmitConsentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitConsent>>, TError,SubmitConsentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitConsent>>, TError,SubmitConsentMutationVariables, TContext> => {

const mutationKey = getSubmitConsentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitConsent>>, SubmitConsentMutationVariables> = (props) => {
          const {lang,data,headers} = props ?? {};

          return  submitConsent(lang,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitConsentMutationResult = NonNullable<Awaited<ReturnType<typeof submitConsent>>>
    export type SubmitConsentMutationBody = ConsentRequest
    export type SubmitConsentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type SubmitConsentMutationVariables = {lang: 'ja' | 'en';data: ConsentRequest;headers: SubmitConsentHeaders}

    /**
 * @summary Agree to the documents, or decline
 */
export const useSubmitConsent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | NotFoundResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitConsent>>, TError,SubmitConsentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitConsent>>,
        TError,
        SubmitConsentMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitConsentMutationOptions(options), queryClient);
    }
