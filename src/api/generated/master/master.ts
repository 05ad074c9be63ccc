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
  OptionList,
  ServiceUnavailableResponse
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

export const getListOptionsUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/master/hrbc-options`
}

/**
 * Returns every option by its id with its alias, in ascending order of id: the option lists of the forms, and the statuses of applications and recommendations. The list is complete and not paged. It changes rarely;
 * a client keeps it for a day. Aliases have no language. Labels belong to the client.
 * @summary List the option master
 */
export const listOptions = async (lang: 'ja' | 'en', options?: Parameters<typeof http>[1]): Promise<OptionList> => {

  return http<OptionList>(getListOptionsUrl(lang),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOptionsQueryKey = (lang: 'ja' | 'en',) => {
    return [
    "listOptions", ...(lang ? [lang] : [])
    ] as const;
    }


export const getListOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionsQueryKey(lang);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptions>>> = ({ signal }) => listOptions(lang, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listOptions>>>
export type ListOptionsQueryError = ErrorType<InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListOptions<TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptions>>,
          TError,
          Awaited<ReturnType<typeof listOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptions<TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptions>>,
          TError,
          Awaited<ReturnType<typeof listOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptions<TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the option master
 */

export function useListOptions<TData = Awaited<ReturnType<typeof listOptions>>, TError = ErrorType<InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionsQueryOptions(lang,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






