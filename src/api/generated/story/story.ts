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
  AdvisorList,
  InternalServerErrorResponse,
  ListAdvisorsParams,
  ListStoriesParams,
  NotFoundResponse,
  ServiceUnavailableResponse,
  Story,
  StoryList,
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

export const getListStoriesUrl = (lang: 'ja' | 'en',
    params?: ListStoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/case?${stringifiedParams}` : `/${lang}/case`
}

/**
 * Returns a page of success stories in ascending order of id. `top=true` returns only the six stories of the home page. The ids are the same in both languages.
 * @summary List the success stories
 */
export const listStories = async (lang: 'ja' | 'en',
    params?: ListStoriesParams, options?: Parameters<typeof http>[1]): Promise<StoryList> => {

  return http<StoryList>(getListStoriesUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStoriesQueryKey = (lang: 'ja' | 'en',
    params?: ListStoriesParams,) => {
    return [
    "listStories", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListStoriesQueryOptions = <TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoriesQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStories>>> = ({ signal }) => listStories(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listStories>>>
export type ListStoriesQueryError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListStoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStories>>,
          TError,
          Awaited<ReturnType<typeof listStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStories>>,
          TError,
          Awaited<ReturnType<typeof listStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the success stories
 */

export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoriesQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStoryUrl = (lang: 'ja' | 'en',
    id: number,) => {




  return `/${lang}/case/${id}`
}

/**
 * Returns a story with its neighbours in the list. `reason` is HTML from an editor: sanitise it before it is shown. `hrbc` is null unless the
 * server is configured with the address of the tracking system. An unknown id is 404.
 * @summary Get a success story
 */
export const getStory = async (lang: 'ja' | 'en',
    id: number, options?: Parameters<typeof http>[1]): Promise<Story> => {

  return http<Story>(getGetStoryUrl(lang,id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoryQueryKey = (lang: 'ja' | 'en',
    id: number,) => {
    return [
    "getStory", ...(id ? [id] : []), ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetStoryQueryOptions = <TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryQueryKey(lang,id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStory>>> = ({ signal }) => getStory(lang,id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined && id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryQueryResult = NonNullable<Awaited<ReturnType<typeof getStory>>>
export type GetStoryQueryError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStory>>,
          TError,
          Awaited<ReturnType<typeof getStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStory>>,
          TError,
          Awaited<ReturnType<typeof getStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a success story
 */

export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = ErrorType<NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryQueryOptions(lang,id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAdvisorsUrl = (lang: 'ja' | 'en',
    params?: ListAdvisorsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/advisor?${stringifiedParams}` : `/${lang}/advisor`
}

/**
 * Returns the advisors who look after applicants, in the order in which the company added them. Empty until the company has added one.
 * @summary List the advisors of the company
 */
export const listAdvisors = async (lang: 'ja' | 'en',
    params?: ListAdvisorsParams, options?: Parameters<typeof http>[1]): Promise<AdvisorList> => {

  return http<AdvisorList>(getListAdvisorsUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAdvisorsQueryKey = (lang: 'ja' | 'en',
    params?: ListAdvisorsParams,) => {
    return [
    "listAdvisors", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListAdvisorsQueryOptions = <TData = Awaited<ReturnType<typeof listAdvisors>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListAdvisorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvisors>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdvisorsQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdvisors>>> = ({ signal }) => listAdvisors(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdvisors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdvisorsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdvisors>>>
export type ListAdvisorsQueryError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListAdvisors<TData = Awaited<ReturnType<typeof listAdvisors>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListAdvisorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvisors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdvisors>>,
          TError,
          Awaited<ReturnType<typeof listAdvisors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdvisors<TData = Awaited<ReturnType<typeof listAdvisors>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListAdvisorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvisors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdvisors>>,
          TError,
          Awaited<ReturnType<typeof listAdvisors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdvisors<TData = Awaited<ReturnType<typeof listAdvisors>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListAdvisorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvisors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the advisors of the company
 */

export function useListAdvisors<TData = Awaited<ReturnType<typeof listAdvisors>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListAdvisorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvisors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdvisorsQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






