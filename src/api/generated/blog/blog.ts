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
  Article,
  ArticleList,
  BlogCategoryList,
  BlogTagList,
  GetArticleParams,
  InternalServerErrorResponse,
  ListArticlesParams,
  ListBlogCategoriesParams,
  ListBlogTagsParams,
  ListRecommendedArticlesParams,
  NotFoundResponse,
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

export const getListArticlesUrl = (params?: ListArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/blog/article?${stringifiedParams}` : `/blog/article`
}

/**
 * Answers a page of published articles in both languages, the newest first (by `publishedAt`, those that tie by slug). Each
 * article is written in one language, which its `language` names; `Accept-Language` changes nothing but the texts of problems.
 *
 * `category` narrows to a category; `english` and `japanese` stand for all categories beneath them. `tag` narrows to a tag;
 * both together narrow each other. A category or tag that no article has gives an empty list, one that is not written like a
 * slug a 422. Drafts are never listed. Reading is free of side effects and open to everybody.
 * @summary List the articles of the blog
 */
export const listArticles = async (params?: ListArticlesParams, options?: Parameters<typeof http>[1]): Promise<ArticleList> => {

  return http<ArticleList>(getListArticlesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListArticlesQueryKey = (params?: ListArticlesParams,) => {
    return [
    `/blog/article`, ...(params ? [params] : [])
    ] as const;
    }


export const getListArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticles>>> = ({ signal }) => listArticles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticles>>>
export type ListArticlesQueryError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the articles of the blog
 */

export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetArticleUrl = (slug: string,
    params?: GetArticleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/blog/article/${slug}?${stringifiedParams}` : `/blog/article/${slug}`
}

/**
 * Answers a published article with its body. The article is written in one language, which `language` names;
 * `Accept-Language` changes nothing but the texts of problems. `body` is HTML from an editor: sanitise it before it is shown.
 *
 * With the `draftKey` of the article's draft the draft is answered instead, with `Cache-Control: no-store`; a page that shows
 * it is never indexed. A key that does not fit is as good as none: a published article is answered as published, and one
 * that never was is a 404 like a slug that no article has. Reading is free of side effects and open to everybody.
 * @summary Read one article
 */
export const getArticle = async (slug: string,
    params?: GetArticleParams, options?: Parameters<typeof http>[1]): Promise<Article> => {

  return http<Article>(getGetArticleUrl(slug,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetArticleQueryKey = (slug: string,
    params?: GetArticleParams,) => {
    return [
    `/blog/article/${slug}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetArticleQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = NotFoundResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(slug: string,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleQueryKey(slug,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = ({ signal }) => getArticle(slug,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleQueryResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
export type GetArticleQueryError = NotFoundResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = NotFoundResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 slug: string,
    params: undefined |  GetArticleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = NotFoundResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 slug: string,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = NotFoundResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 slug: string,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one article
 */

export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = NotFoundResponse | UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 slug: string,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleQueryOptions(slug,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBlogCategoriesUrl = (params?: ListBlogCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/blog/category?${stringifiedParams}` : `/blog/category`
}

/**
 * Answers the categories in the order of the menu, those without articles too, up to a hundred on a page: the six subjects of
 * Japanese articles (`japanese/…`), the six of English ones (`english/…`), the recruitment of foreigners and the library.
 * `name` is in the category's own language, whatever the caller's. Reading is free of side effects and open to everybody.
 * @summary List the categories of the blog
 */
export const listBlogCategories = async (params?: ListBlogCategoriesParams, options?: Parameters<typeof http>[1]): Promise<BlogCategoryList> => {

  return http<BlogCategoryList>(getListBlogCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBlogCategoriesQueryKey = (params?: ListBlogCategoriesParams,) => {
    return [
    `/blog/category`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBlogCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlogCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlogCategories>>> = ({ signal }) => listBlogCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlogCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listBlogCategories>>>
export type ListBlogCategoriesQueryError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListBlogCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogCategories>>,
          TError,
          Awaited<ReturnType<typeof listBlogCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogCategories>>,
          TError,
          Awaited<ReturnType<typeof listBlogCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of the blog
 */

export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlogCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBlogTagsUrl = (params?: ListBlogTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/blog/tag?${stringifiedParams}` : `/blog/tag`
}

/**
 * Answers the tags that at least one published article has, up to a hundred on a page, those with the most articles first and
 * those that tie by slug. `name` is in the tag's own language, whatever the caller's. Reading is free of side effects
 * and open to everybody.
 * @summary List the tags of the blog
 */
export const listBlogTags = async (params?: ListBlogTagsParams, options?: Parameters<typeof http>[1]): Promise<BlogTagList> => {

  return http<BlogTagList>(getListBlogTagsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBlogTagsQueryKey = (params?: ListBlogTagsParams,) => {
    return [
    `/blog/tag`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBlogTagsQueryOptions = <TData = Awaited<ReturnType<typeof listBlogTags>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListBlogTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlogTagsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlogTags>>> = ({ signal }) => listBlogTags(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlogTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listBlogTags>>>
export type ListBlogTagsQueryError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListBlogTags<TData = Awaited<ReturnType<typeof listBlogTags>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListBlogTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogTags>>,
          TError,
          Awaited<ReturnType<typeof listBlogTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogTags<TData = Awaited<ReturnType<typeof listBlogTags>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListBlogTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogTags>>,
          TError,
          Awaited<ReturnType<typeof listBlogTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogTags<TData = Awaited<ReturnType<typeof listBlogTags>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListBlogTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tags of the blog
 */

export function useListBlogTags<TData = Awaited<ReturnType<typeof listBlogTags>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListBlogTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlogTagsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRecommendedArticlesUrl = (params?: ListRecommendedArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/blog/recommendation?${stringifiedParams}` : `/blog/recommendation`
}

/**
 * Answers up to eight published articles, as one page. With the `slug` of the article that is being read, it is left out, and
 * the articles most like it come first: those of its language before the others, then by the number of tags in common, then
 * those of its category, then the newest. Without a slug, or with one that no article has, the editors' choice comes first,
 * then the newest. Reading is free of side effects and open to everybody.
 * @summary List the articles to read on
 */
export const listRecommendedArticles = async (params?: ListRecommendedArticlesParams, options?: Parameters<typeof http>[1]): Promise<ArticleList> => {

  return http<ArticleList>(getListRecommendedArticlesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRecommendedArticlesQueryKey = (params?: ListRecommendedArticlesParams,) => {
    return [
    `/blog/recommendation`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRecommendedArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(params?: ListRecommendedArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendedArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedArticles>>> = ({ signal }) => listRecommendedArticles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecommendedArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendedArticles>>>
export type ListRecommendedArticlesQueryError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListRecommendedArticles<TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params: undefined |  ListRecommendedArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedArticles>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedArticles<TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecommendedArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedArticles>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedArticles<TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecommendedArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the articles to read on
 */

export function useListRecommendedArticles<TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 params?: ListRecommendedArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendedArticlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






