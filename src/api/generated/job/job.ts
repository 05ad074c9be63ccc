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
  JobId,
  JobList,
  NotFoundResponse,
  SearchJobsParams,
  ServiceUnavailableResponse,
  UnprocessableQueryResponse
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

export const getSearchJobsUrl = (lang: 'ja' | 'en',
    params?: SearchJobsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/job?${stringifiedParams}` : `/${lang}/job`
}

/**
 * Returns a page of open jobs. Without a filter it lists all of them. `orderBy=job_registration_date&perPage=3` are the newest jobs of the home page;
 * `orderBy=job_update_date` is the default order of the search page.
 *
 * **Filters.** Values within one filter are alternatives (OR). Filters narrow each other (AND). A region includes its prefectures, an industry group its
 * sub-industries. A job is open until the end of its closing date in Japan.
 *
 * **Order.** Jobs that tie are sorted by descending `job_id`, so the order is stable across pages.
 *
 * **Counts.** `facets=true` adds, for each choice of each filter, the number of jobs with that choice under the other filters and the search words.
 *
 * **Requirements.** `requirements=true` adds, for all jobs found and not for the page alone, the number of jobs with each combination of required languages, residence and
 * status of residence, and the pay of these jobs. A client answers "Can I get this job?" for a whole result from it, and what one level more would open, without
 * sending anything about the person. `sequence=true` adds the
 * combination of each job, in the order of the result: a client that shows only some of the jobs knows the pages that have them.
 *
 * **Saved jobs.** `job_id` returns exactly these jobs. Closed ones are in `closed`; ids that never were a job are left out. Other filters are ignored.
 *
 * A value that is not in a filter's list is 422. A client that takes values from a URL drops unknown ones before it calls.
 * @summary Search the open jobs
 */
export const searchJobs = async (lang: 'ja' | 'en',
    params?: SearchJobsParams, options?: Parameters<typeof http>[1]): Promise<JobList> => {

  return http<JobList>(getSearchJobsUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchJobsQueryKey = (lang: 'ja' | 'en',
    params?: SearchJobsParams,) => {
    return [
    "searchJobs", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getSearchJobsQueryOptions = <TData = Awaited<ReturnType<typeof searchJobs>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: SearchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchJobsQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchJobs>>> = ({ signal }) => searchJobs(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchJobsQueryResult = NonNullable<Awaited<ReturnType<typeof searchJobs>>>
export type SearchJobsQueryError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useSearchJobs<TData = Awaited<ReturnType<typeof searchJobs>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  SearchJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchJobs>>,
          TError,
          Awaited<ReturnType<typeof searchJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchJobs<TData = Awaited<ReturnType<typeof searchJobs>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: SearchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchJobs>>,
          TError,
          Awaited<ReturnType<typeof searchJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchJobs<TData = Awaited<ReturnType<typeof searchJobs>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: SearchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the open jobs
 */

export function useSearchJobs<TData = Awaited<ReturnType<typeof searchJobs>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: SearchJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchJobsQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetJobUrl = (lang: 'ja' | 'en',
    jobId: JobId,) => {




  return `/${lang}/job/${jobId}`
}

/**
 * Returns an open job with everything that a job advertisement in Japan must state, the advisor in charge, and up to three similar open jobs. None asks for more than
 * one level more of Japanese or English. Jobs of the same category come first, then those of other categories with a skill in common; within both groups those
 * without a higher requirement, then those with the most skills in common. `payContext` shows its pay among the open jobs of its category. A closed or unknown job is 404.
 * @summary Get a job
 */
export const getJob = async (lang: 'ja' | 'en',
    jobId: JobId, options?: Parameters<typeof http>[1]): Promise<Job> => {

  return http<Job>(getGetJobUrl(lang,jobId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetJobQueryKey = (lang: 'ja' | 'en',
    jobId: JobId,) => {
    return [
    "getJob", ...(jobId ? [jobId] : []), ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetJobQueryOptions = <TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    jobId: JobId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJobQueryKey(lang,jobId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJob>>> = ({ signal }) => getJob(lang,jobId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined && jobId !== null && jobId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetJobQueryResult = NonNullable<Awaited<ReturnType<typeof getJob>>>
export type GetJobQueryError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    jobId: JobId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJob>>,
          TError,
          Awaited<ReturnType<typeof getJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    jobId: JobId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJob>>,
          TError,
          Awaited<ReturnType<typeof getJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    jobId: JobId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a job
 */

export function useGetJob<TData = Awaited<ReturnType<typeof getJob>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    jobId: JobId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJob>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetJobQueryOptions(lang,jobId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






