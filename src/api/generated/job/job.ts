/**
 * Generated from the contract. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  InternalServerErrorResponse,
  Job,
  JobList,
  NotFoundResponse,
  SearchJobsParams,
  ServiceUnavailableResponse,
  UnprocessableQueryResponse
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

export const getSearchJobsUrl = (params?: SearchJobsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/job?${stringifiedParams}` : `/job`
}

/**
 * Answers a page of open jobs. Without any filter it lists all of them; `orderBy=job_registration_date&perPage=3` are the
 * newest jobs of the home page, `orderBy=job_update_date` is the order of the search page.
 *
 * Values within one filter widen the search (OR), filters narrow each other (AND). A region stands for its
 * prefectures, an industry group for its sub-industries. A job whose closing date has passed in Japan is not open and is
 * never listed. The order is stable: jobs that tie are sorted by descending `job_id`, so pages never repeat a job.
 *
 * `facets=true` adds, for each choice of each filter, the number of jobs it would give under the filters of all other
 * groups and the search words. `job_id` answers exactly these jobs (for lists of saved jobs) and names those
 * that have closed.
 *
 * A value that is not of a filter's list is a 422: a client that takes values from a URL drops those it does not know
 * before it calls. Reading is free of side effects and open to everybody.
 * @summary Search the open jobs
 */
export const searchJobs = async (params?: SearchJobsParams, options?: Parameters<typeof http>[1]): Promise<JobList> => {

  return http<JobList>(getSearchJobsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchJobsQueryKey = (params?: SearchJobsParams,) => {
    return [
    `/job`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchJobsQueryOptions = <TData = Awaited<ReturnType<typeof searchJobs>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: SearchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchJobsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchJobs>>> = ({ signal }) => searchJobs(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchJobsQueryResult = NonNullable<Awaited<ReturnType<typeof searchJobs>>>
export type SearchJobsQueryError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useSearchJobs<TData = Awaited<ReturnType<typeof searchJobs>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  SearchJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchJobs>>,
          TError,
          Awaited<ReturnType<typeof searchJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchJobs<TData = Awaited<ReturnType<typeof searchJobs>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: SearchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchJobs>>,
          TError,
          Awaited<ReturnType<typeof searchJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchJobs<TData = Awaited<ReturnType<typeof searchJobs>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: SearchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the open jobs
 */

export function useSearchJobs<TData = Awaited<ReturnType<typeof searchJobs>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: SearchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchJobsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetJobUrl = (jobId: number,) => {




  return `/job/${jobId}`
}

/**
 * Answers an open job with everything that a job advertisement in Japan must state, the advisor who looks after it and up
 * to three similar open jobs (same kind of work, most skills in common first). A job that has closed, or never was, is
 * a 404. Reading is free of side effects and open to everybody.
 * @summary Read one job
 */
export const getJob = async (jobId: number, options?: Parameters<typeof http>[1]): Promise<Job> => {

  return http<Job>(getGetJobUrl(jobId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetJobQueryKey = (jobId: number,) => {
    return [
    `/job/${jobId}`
    ] as const;
    }


export const getGetJobQueryOptions = <TData = Awaited<ReturnType<typeof getJob>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(jobId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJobQueryKey(jobId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJob>>> = ({ signal }) => getJob(jobId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: jobId !== null && jobId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetJobQueryResult = NonNullable<Awaited<ReturnType<typeof getJob>>>
export type GetJobQueryError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 jobId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJob>>,
          TError,
          Awaited<ReturnType<typeof getJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 jobId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJob>>,
          TError,
          Awaited<ReturnType<typeof getJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 jobId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one job
 */

export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 jobId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetJobQueryOptions(jobId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






