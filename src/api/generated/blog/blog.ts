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
  ArticleSlug,
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
  UnprocessableQueryResponse,
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

export const getListArticlesUrl = (lang: 'ja' | 'en',
    params?: ListArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/blog/article?${stringifiedParams}` : `/${lang}/blog/article`
}

/**
 * Returns a page of published articles in both languages, the newest first; articles published at the same time are sorted by slug. `Accept-Language` does not
 * select articles: each is written in one language, named by `language`.
 *
 * `category` selects a category; `english` and `japanese` include all categories beneath them. `tag` selects a tag. Both together narrow each other. An unknown
 * category or tag gives an empty list; a value that is not a slug is 422. Drafts are never listed.
 * @summary List the articles
 */
export const listArticles = async (lang: 'ja' | 'en',
    params?: ListArticlesParams, options?: Parameters<typeof http>[1]): Promise<ArticleList> => {

  return http<ArticleList>(getListArticlesUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListArticlesQueryKey = (lang: 'ja' | 'en',
    params?: ListArticlesParams,) => {
    return [
    "listArticles", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlesQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticles>>> = ({ signal }) => listArticles(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticles>>>
export type ListArticlesQueryError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the articles
 */

export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlesQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetArticleUrl = (lang: 'ja' | 'en',
    slug: ArticleSlug,
    params?: GetArticleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/blog/article/${slug}?${stringifiedParams}` : `/${lang}/blog/article/${slug}`
}

/**
 * Returns a published article with its body. The article is written in one language, named by `language`. `body` is HTML from an editor: sanitise it before it is
 * shown.
 *
 * With the `draftKey` of the article's draft the answer is the draft, with `isDraft: true` and `Cache-Control: no-store`. A page that shows a draft must not be indexed. A
 * wrong key is ignored: a published article is returned as published, an unpublished one is 404.
 * @summary Get an article
 */
export const getArticle = async (lang: 'ja' | 'en',
    slug: ArticleSlug,
    params?: GetArticleParams, options?: Parameters<typeof http>[1]): Promise<Article> => {

  return http<Article>(getGetArticleUrl(lang,slug,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetArticleQueryKey = (lang: 'ja' | 'en',
    slug: ArticleSlug,
    params?: GetArticleParams,) => {
    return [
    "getArticle", ...(slug ? [slug] : []), ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetArticleQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<NotFoundResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    slug: ArticleSlug,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleQueryKey(lang,slug,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = ({ signal }) => getArticle(lang,slug,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined && slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleQueryResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
export type GetArticleQueryError = ErrorType<NotFoundResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<NotFoundResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    slug: ArticleSlug,
    params: undefined |  GetArticleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<NotFoundResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    slug: ArticleSlug,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticle>>,
          TError,
          Awaited<ReturnType<typeof getArticle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<NotFoundResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    slug: ArticleSlug,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an article
 */

export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<NotFoundResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    slug: ArticleSlug,
    params?: GetArticleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleQueryOptions(lang,slug,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBlogCategoriesUrl = (lang: 'ja' | 'en',
    params?: ListBlogCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/blog/category?${stringifiedParams}` : `/${lang}/blog/category`
}

/**
 * Returns the categories in the order of the menu, including those without articles: six for Japanese articles (`japanese/…`), six for English ones
 * (`english/…`), the recruitment of foreigners, and the library. `name` is in the category's own language.
 * @summary List the categories of the blog
 */
export const listBlogCategories = async (lang: 'ja' | 'en',
    params?: ListBlogCategoriesParams, options?: Parameters<typeof http>[1]): Promise<BlogCategoryList> => {

  return http<BlogCategoryList>(getListBlogCategoriesUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBlogCategoriesQueryKey = (lang: 'ja' | 'en',
    params?: ListBlogCategoriesParams,) => {
    return [
    "listBlogCategories", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListBlogCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlogCategoriesQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlogCategories>>> = ({ signal }) => listBlogCategories(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlogCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listBlogCategories>>>
export type ListBlogCategoriesQueryError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListBlogCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogCategories>>,
          TError,
          Awaited<ReturnType<typeof listBlogCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogCategories>>,
          TError,
          Awaited<ReturnType<typeof listBlogCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of the blog
 */

export function useListBlogCategories<TData = Awaited<ReturnType<typeof listBlogCategories>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListBlogCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlogCategoriesQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBlogTagsUrl = (lang: 'ja' | 'en',
    params?: ListBlogTagsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/blog/tag?${stringifiedParams}` : `/${lang}/blog/tag`
}

/**
 * Returns the tags of published articles, those with the most articles first; tags with the same number are sorted by slug. `name` is in the tag's own language.
 * @summary List the tags of the blog
 */
export const listBlogTags = async (lang: 'ja' | 'en',
    params?: ListBlogTagsParams, options?: Parameters<typeof http>[1]): Promise<BlogTagList> => {

  return http<BlogTagList>(getListBlogTagsUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBlogTagsQueryKey = (lang: 'ja' | 'en',
    params?: ListBlogTagsParams,) => {
    return [
    "listBlogTags", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListBlogTagsQueryOptions = <TData = Awaited<ReturnType<typeof listBlogTags>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListBlogTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBlogTagsQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBlogTags>>> = ({ signal }) => listBlogTags(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBlogTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listBlogTags>>>
export type ListBlogTagsQueryError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListBlogTags<TData = Awaited<ReturnType<typeof listBlogTags>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListBlogTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogTags>>,
          TError,
          Awaited<ReturnType<typeof listBlogTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogTags<TData = Awaited<ReturnType<typeof listBlogTags>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListBlogTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBlogTags>>,
          TError,
          Awaited<ReturnType<typeof listBlogTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBlogTags<TData = Awaited<ReturnType<typeof listBlogTags>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListBlogTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tags of the blog
 */

export function useListBlogTags<TData = Awaited<ReturnType<typeof listBlogTags>>, TError = ErrorType<UnprocessableQueryResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListBlogTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBlogTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBlogTagsQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRecommendedArticlesUrl = (lang: 'ja' | 'en',
    params?: ListRecommendedArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/${lang}/blog/recommendation?${stringifiedParams}` : `/${lang}/blog/recommendation`
}

/**
 * Returns up to eight published articles as one page. With `slug`, that article is left out and the others are ordered by similarity: same language first, then the number of
 * common tags, then the same category, then the newest. Without `slug`, or with an unknown one, the editors' choice comes first, then the newest.
 * @summary List recommended articles
 */
export const listRecommendedArticles = async (lang: 'ja' | 'en',
    params?: ListRecommendedArticlesParams, options?: Parameters<typeof http>[1]): Promise<ArticleList> => {

  return http<ArticleList>(getListRecommendedArticlesUrl(lang,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRecommendedArticlesQueryKey = (lang: 'ja' | 'en',
    params?: ListRecommendedArticlesParams,) => {
    return [
    "listRecommendedArticles", ...(lang ? [lang] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListRecommendedArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = ErrorType<ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en',
    params?: ListRecommendedArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecommendedArticlesQueryKey(lang,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecommendedArticles>>> = ({ signal }) => listRecommendedArticles(lang,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecommendedArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecommendedArticles>>>
export type ListRecommendedArticlesQueryError = ErrorType<ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useListRecommendedArticles<TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = ErrorType<ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params: undefined |  ListRecommendedArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedArticles>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedArticles<TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = ErrorType<ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListRecommendedArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecommendedArticles>>,
          TError,
          Awaited<ReturnType<typeof listRecommendedArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecommendedArticles<TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = ErrorType<ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListRecommendedArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List recommended articles
 */

export function useListRecommendedArticles<TData = Awaited<ReturnType<typeof listRecommendedArticles>>, TError = ErrorType<ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en',
    params?: ListRecommendedArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecommendedArticles>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecommendedArticlesQueryOptions(lang,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






