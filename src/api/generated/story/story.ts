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
  ListStoriesParams,
  NotFoundResponse,
  ServiceUnavailableResponse,
  Story,
  StoryList,
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

export const getListStoriesUrl = (params?: ListStoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/case?${stringifiedParams}` : `/case`
}

/**
 * Returns a page of success stories in ascending order of id. `top=true` returns only the six stories of the home page. The ids are the same in both languages.
 * @summary List the success stories
 */
export const listStories = async (params?: ListStoriesParams, options?: Parameters<typeof http>[1]): Promise<StoryList> => {

  return http<StoryList>(getListStoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListStoriesQueryKey = (params?: ListStoriesParams,) => {
    return [
    `/case`, ...(params ? [params] : [])
    ] as const;
    }


export const getListStoriesQueryOptions = <TData = Awaited<ReturnType<typeof listStories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStories>>> = ({ signal }) => listStories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listStories>>>
export type ListStoriesQueryError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListStoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStories>>,
          TError,
          Awaited<ReturnType<typeof listStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStories>>,
          TError,
          Awaited<ReturnType<typeof listStories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the success stories
 */

export function useListStories<TData = Awaited<ReturnType<typeof listStories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListStoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStoryUrl = (id: number,) => {




  return `/case/${id}`
}

/**
 * Returns a story with its neighbours in the list and up to three related stories. `reason` is HTML from an editor: sanitise it before it is shown. `hrbc` is null unless the
 * server is configured with the address of the tracking system. An unknown id is 404.
 * @summary Get a success story
 */
export const getStory = async (id: number, options?: Parameters<typeof http>[1]): Promise<Story> => {

  return http<Story>(getGetStoryUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStoryQueryKey = (id: number,) => {
    return [
    `/case/${id}`
    ] as const;
    }


export const getGetStoryQueryOptions = <TData = Awaited<ReturnType<typeof getStory>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStory>>> = ({ signal }) => getStory(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStoryQueryResult = NonNullable<Awaited<ReturnType<typeof getStory>>>
export type GetStoryQueryError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStory>>,
          TError,
          Awaited<ReturnType<typeof getStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStory>>,
          TError,
          Awaited<ReturnType<typeof getStory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a success story
 */

export function useGetStory<TData = Awaited<ReturnType<typeof getStory>>, TError = NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






