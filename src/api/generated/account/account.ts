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
  Auth,
  BadRequestResponse,
  ChangeEmailRequest,
  ChangePasswordRequest,
  CheckEmailRequest,
  ForbiddenResponse,
  ForbiddenToApplicantResponse,
  ForgotPasswordRequest,
  InitialPasswordRequest,
  InternalServerErrorResponse,
  LoginAnswer,
  LoginRequest,
  PayloadTooLargeResponse,
  Problem,
  RefreshAnswer,
  RefreshRefusedResponse,
  RefreshRequest,
  ResetPasswordRequest,
  Result,
  ServiceUnavailableResponse,
  TokenRequest,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessablePasswordResponse,
  UnprocessableTokenResponse,
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

export const getLoginUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/login`
}

/**
 * Opens a session for an activated applicant: sets both cookies and returns the applicant with a refresh token, the first of a new line. The browser's earlier session ends with
 * its line.
 *
 * An unknown address, a wrong password and an applicant who is not activated give the same 401. After five failures for an address within 15 minutes the answer is 429, also for the right
 * password, until the first of them is 15 minutes old. The same holds for 60 failures of a network (an IPv4 address, or the /64 of an IPv6 address) within 10 minutes. A right login may end the count of
 * its address or its browser, but never that of its network.
 *
 * A login marks the browser as known to the account with the cookie `hashi_device`, for 180 days or until the password changes. A known browser has its own limit of five failures within 15
 * minutes; failures of other browsers do not lock it out. When too many logins wait for a check of their password, the answer is 503 with `Retry-After`, and the login does not count.
 *
 * **Rules.** `email` emailRequired, emailFormat · `password` required.
 * @summary Log in
 */
export const login = async (lang: 'ja' | 'en',
    loginRequest: LoginRequest, options?: Parameters<typeof http>[1]): Promise<LoginAnswer> => {

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
return http<LoginAnswer>(getLoginUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}





export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<BadRequestResponse | Problem | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  login(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginRequest
    export type LoginMutationError = ErrorType<BadRequestResponse | Problem | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type LoginMutationVariables = {lang: 'ja' | 'en';data: LoginRequest}

    /**
 * @summary Log in
 */
export const useLogin = <TError = ErrorType<BadRequestResponse | Problem | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    export const getGetAuthUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/auth`
}

/**
 * Returns the applicant of the session. A client calls it only while the readable cookie `hashi_session` exists. `interviewRequestedAt` and `introductionRequestedAt` show
 * which popups of the dashboard have been answered.
 * @summary Get the current applicant
 */
export const getAuth = async (lang: 'ja' | 'en', options?: Parameters<typeof http>[1]): Promise<Auth> => {

  return http<Auth>(getGetAuthUrl(lang),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAuthQueryKey = (lang: 'ja' | 'en',) => {
    return [
    "getAuth", ...(lang ? [lang] : [])
    ] as const;
    }


export const getGetAuthQueryOptions = <TData = Awaited<ReturnType<typeof getAuth>>, TError = ErrorType<UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthQueryKey(lang);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuth>>> = ({ signal }) => getAuth(lang, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lang !== null && lang !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthQueryResult = NonNullable<Awaited<ReturnType<typeof getAuth>>>
export type GetAuthQueryError = ErrorType<UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>


export function useGetAuth<TData = Awaited<ReturnType<typeof getAuth>>, TError = ErrorType<UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuth>>,
          TError,
          Awaited<ReturnType<typeof getAuth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuth<TData = Awaited<ReturnType<typeof getAuth>>, TError = ErrorType<UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuth>>,
          TError,
          Awaited<ReturnType<typeof getAuth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuth<TData = Awaited<ReturnType<typeof getAuth>>, TError = ErrorType<UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the current applicant
 */

export function useGetAuth<TData = Awaited<ReturnType<typeof getAuth>>, TError = ErrorType<UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
 lang: 'ja' | 'en', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthQueryOptions(lang,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRefreshSessionUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/refresh`
}

/**
 * Exchanges a refresh token for a new session and the next refresh token: sets both cookies and ends the session that the token belongs to. A token is valid for 14 days and works once.
 *
 * A token that was used before is 401 and ends its whole line, every session and every token that grew out of that login, because another person may hold it; both cookies are
 * emptied. An unknown or expired token is 401 too. The token's line also ends with `logout`, a password change or a password reset.
 * @summary Renew the session
 */
export const refreshSession = async (lang: 'ja' | 'en',
    refreshRequest: RefreshRequest, options?: Parameters<typeof http>[1]): Promise<RefreshAnswer> => {

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
return http<RefreshAnswer>(getRefreshSessionUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refreshRequest)
  }
);}





export const getRefreshSessionMutationKey = () => ['refreshSession'] as const;

export const getRefreshSessionMutationOptions = <TError = ErrorType<BadRequestResponse | RefreshRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext> => {

const mutationKey = getRefreshSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshSession>>, RefreshSessionMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  refreshSession(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshSessionMutationResult = NonNullable<Awaited<ReturnType<typeof refreshSession>>>
    export type RefreshSessionMutationBody = RefreshRequest
    export type RefreshSessionMutationError = ErrorType<BadRequestResponse | RefreshRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type RefreshSessionMutationVariables = {lang: 'ja' | 'en';data: RefreshRequest}

    /**
 * @summary Renew the session
 */
export const useRefreshSession = <TError = ErrorType<BadRequestResponse | RefreshRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshSession>>,
        TError,
        RefreshSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshSessionMutationOptions(options), queryClient);
    }
    export const getLogoutUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/logout`
}

/**
 * Ends the session with its whole line of refresh tokens and empties both cookies. Without a session the answer is the same, so a client may ignore every failure. Idempotent.
 * @summary Log out
 */
export const logout = async (lang: 'ja' | 'en', options?: Parameters<typeof http>[1]): Promise<Result> => {

  return http<Result>(getLogoutUrl(lang),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, LogoutMutationVariables> = (props) => {
          const {lang} = props ?? {};

          return  logout(lang,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type LogoutMutationVariables = {lang: 'ja' | 'en'}

    /**
 * @summary Log out
 */
export const useLogout = <TError = ErrorType<ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        LogoutMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    export const getCheckEmailUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/check-email`
}

/**
 * Returns `true` if no applicant has the address, and `false` if one has, activated or pending. Upper and lower case are equal. The entry form calls it while it is filled in;
 * `POST /entry` checks again. A client treats every failure as "not available".
 *
 * **Rules.** `email` emailRequired, emailFormat. The call changes nothing.
 * @summary Check whether an email address is available
 */
export const checkEmail = async (lang: 'ja' | 'en',
    checkEmailRequest: CheckEmailRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getCheckEmailUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkEmailRequest)
  }
);}





export const getCheckEmailMutationKey = () => ['checkEmail'] as const;

export const getCheckEmailMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkEmail>>, TError,CheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkEmail>>, TError,CheckEmailMutationVariables, TContext> => {

const mutationKey = getCheckEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkEmail>>, CheckEmailMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  checkEmail(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckEmailMutationResult = NonNullable<Awaited<ReturnType<typeof checkEmail>>>
    export type CheckEmailMutationBody = CheckEmailRequest
    export type CheckEmailMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type CheckEmailMutationVariables = {lang: 'ja' | 'en';data: CheckEmailRequest}

    /**
 * @summary Check whether an email address is available
 */
export const useCheckEmail = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkEmail>>, TError,CheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkEmail>>,
        TError,
        CheckEmailMutationVariables,
        TContext
      > => {
      return useMutation(getCheckEmailMutationOptions(options), queryClient);
    }
    export const getVerifyApplicantUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/verify`
}

/**
 * Checks the token of the link `/applicant/verify?token=…` that `POST /entry` mailed, and marks the address of the pending applicant as verified. The token stays valid for `activate`, which spends
 * it, so a reloaded page may call again.
 *
 * An expired, spent or unknown token is 422. A client treats every failure as `false` and offers a new link, which `forgot-password` sends.
 * @summary Verify the email address of an entry
 */
export const verifyApplicant = async (lang: 'ja' | 'en',
    tokenRequest: TokenRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getVerifyApplicantUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tokenRequest)
  }
);}





export const getVerifyApplicantMutationKey = () => ['verifyApplicant'] as const;

export const getVerifyApplicantMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyApplicant>>, TError,VerifyApplicantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyApplicant>>, TError,VerifyApplicantMutationVariables, TContext> => {

const mutationKey = getVerifyApplicantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyApplicant>>, VerifyApplicantMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  verifyApplicant(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyApplicantMutationResult = NonNullable<Awaited<ReturnType<typeof verifyApplicant>>>
    export type VerifyApplicantMutationBody = TokenRequest
    export type VerifyApplicantMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type VerifyApplicantMutationVariables = {lang: 'ja' | 'en';data: TokenRequest}

    /**
 * @summary Verify the email address of an entry
 */
export const useVerifyApplicant = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyApplicant>>, TError,VerifyApplicantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyApplicant>>,
        TError,
        VerifyApplicantMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyApplicantMutationOptions(options), queryClient);
    }
    export const getActivateApplicantUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/activate`
}

/**
 * Activates the pending applicant of the token, spends the token, and opens a session: sets both cookies and ends the browser's earlier session with its line. Calling `verify` first is not required.
 * The answer is stored as the applicant, with `passwordSet: false`.
 *
 * There is no refresh token before the first login. Until `initial-password-reset` every other call of the applicant is 403 `password-not-set`. If the session ends before that,
 * `forgot-password` mails a link that sets the first password. A second call with the token is 422.
 * @summary Activate an applicant
 */
export const activateApplicant = async (lang: 'ja' | 'en',
    tokenRequest: TokenRequest, options?: Parameters<typeof http>[1]): Promise<Auth> => {

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
return http<Auth>(getActivateApplicantUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tokenRequest)
  }
);}





export const getActivateApplicantMutationKey = () => ['activateApplicant'] as const;

export const getActivateApplicantMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateApplicant>>, TError,ActivateApplicantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof activateApplicant>>, TError,ActivateApplicantMutationVariables, TContext> => {

const mutationKey = getActivateApplicantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateApplicant>>, ActivateApplicantMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  activateApplicant(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateApplicantMutationResult = NonNullable<Awaited<ReturnType<typeof activateApplicant>>>
    export type ActivateApplicantMutationBody = TokenRequest
    export type ActivateApplicantMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ActivateApplicantMutationVariables = {lang: 'ja' | 'en';data: TokenRequest}

    /**
 * @summary Activate an applicant
 */
export const useActivateApplicant = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateApplicant>>, TError,ActivateApplicantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateApplicant>>,
        TError,
        ActivateApplicantMutationVariables,
        TContext
      > => {
      return useMutation(getActivateApplicantMutationOptions(options), queryClient);
    }
    export const getSetInitialPasswordUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/initial-password-reset`
}

/**
 * Sets the password of an applicant who has just been activated, and returns the applicant with `passwordSet: true`. From then on all calls are open. The session continues; no mail is sent.
 *
 * With a password already set the answer is 409 and nothing changes. `change-password` is the call for that. A client shows the `detail` of a failure as it is.
 *
 * **Rules.** `password` required, alphaNum, minPassword, max, commonPassword · `password_confirm` required, confirmedPassword.
 * @summary Set the first password
 */
export const setInitialPassword = async (lang: 'ja' | 'en',
    initialPasswordRequest: InitialPasswordRequest, options?: Parameters<typeof http>[1]): Promise<Auth> => {

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
return http<Auth>(getSetInitialPasswordUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(initialPasswordRequest)
  }
);}





export const getSetInitialPasswordMutationKey = () => ['setInitialPassword'] as const;

export const getSetInitialPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setInitialPassword>>, TError,SetInitialPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setInitialPassword>>, TError,SetInitialPasswordMutationVariables, TContext> => {

const mutationKey = getSetInitialPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setInitialPassword>>, SetInitialPasswordMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  setInitialPassword(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetInitialPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setInitialPassword>>>
    export type SetInitialPasswordMutationBody = InitialPasswordRequest
    export type SetInitialPasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type SetInitialPasswordMutationVariables = {lang: 'ja' | 'en';data: InitialPasswordRequest}

    /**
 * @summary Set the first password
 */
export const useSetInitialPassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setInitialPassword>>, TError,SetInitialPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setInitialPassword>>,
        TError,
        SetInitialPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetInitialPasswordMutationOptions(options), queryClient);
    }
    export const getChangePasswordUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/change-password`
}

/**
 * Replaces the password. Every other session of the applicant ends with its line; this session and its line continue. A notice is mailed to the applicant's address in the language of the call.
 *
 * A wrong current password is 422 on `current_password`: after five within 15 minutes, in all sessions of the applicant together, the answer is 429, also for the right one. Failed logins of others do
 * not count. All links that were asked for before become void. A client shows the
 * `detail` of a failure as it is.
 *
 * **Rules.** `current_password` required, confirmedPassword · `password` required, alphaNum, minPassword, max, commonPassword · `password_confirm` required, confirmedPassword.
 * @summary Change the password
 */
export const changePassword = async (lang: 'ja' | 'en',
    changePasswordRequest: ChangePasswordRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getChangePasswordUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePasswordRequest)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  changePassword(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = ChangePasswordRequest
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ChangePasswordMutationVariables = {lang: 'ja' | 'en';data: ChangePasswordRequest}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getChangeEmailUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/change-email`
}

/**
 * Starts the change of the address that the applicant logs in with. The new address gets a mail with a link to `/applicant/email/confirm?token=…`; the old address gets a notice that
 * names the new one. Both are in the language of the call. Nothing else changes until `confirm-email` takes the token within 24 hours. A request voids
 * all links that the applicant has asked for before, also those in mails that are still to be sent.
 *
 * A wrong current password is 422 on `current_password`; five within 15 minutes, in all sessions of the applicant together, are followed by 429. Failed logins of others do not count. At most 5 requests an hour for each applicant.
 *
 * **Rules.** `email` emailRequired, emailFormat, validateEmail (also refuses the current address) · `email_confirm` required, confirmedEmail · `current_password` required, confirmedPassword.
 * @summary Request a change of email address
 */
export const changeEmail = async (lang: 'ja' | 'en',
    changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getChangeEmailUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeEmailRequest)
  }
);}





export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  changeEmail(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = ChangeEmailRequest
    export type ChangeEmailMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ChangeEmailMutationVariables = {lang: 'ja' | 'en';data: ChangeEmailRequest}

    /**
 * @summary Request a change of email address
 */
export const useChangeEmail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenToApplicantResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    export const getConfirmEmailUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/confirm-email`
}

/**
 * Takes the token of the link that `change-email` mailed to the new address, and spends it. The applicant logs in with the new address from then on, and gets all mails there. Works with and without a
 * session; open sessions continue.
 *
 * If another person has registered with the address meanwhile, the answer is 409 and the old address stays. An expired, spent or unknown token is 422. No call sends the link again: the applicant
 * requests the change anew on the email page of the settings. A client treats every failure as `false`.
 * @summary Confirm a new email address
 */
export const confirmEmail = async (lang: 'ja' | 'en',
    tokenRequest: TokenRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getConfirmEmailUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tokenRequest)
  }
);}





export const getConfirmEmailMutationKey = () => ['confirmEmail'] as const;

export const getConfirmEmailMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext> => {

const mutationKey = getConfirmEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmail>>, ConfirmEmailMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  confirmEmail(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmail>>>
    export type ConfirmEmailMutationBody = TokenRequest
    export type ConfirmEmailMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ConfirmEmailMutationVariables = {lang: 'ja' | 'en';data: TokenRequest}

    /**
 * @summary Confirm a new email address
 */
export const useConfirmEmail = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmail>>,
        TError,
        ConfirmEmailMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailMutationOptions(options), queryClient);
    }
    export const getForgotPasswordUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/forgot-password`
}

/**
 * Mails a link to `/applicant/password/reset?token=…` if the address belongs to an activated applicant, with or without a password. If it belongs to a pending applicant, the mail has a new link to
 * `/applicant/verify?token=…` instead. Earlier links of the same kind become void. For an unknown address no mail is sent. The mail is in the language of the call. The answer is
 * the same in every case and takes as long.
 *
 * **Rules.** `email` emailRequired, emailFormat · `captcha_token` required, where there is a bot check.
 * @summary Send a link for a new password
 */
export const forgotPassword = async (lang: 'ja' | 'en',
    forgotPasswordRequest: ForgotPasswordRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getForgotPasswordUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(forgotPasswordRequest)
  }
);}





export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const getForgotPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext> => {

const mutationKey = getForgotPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, ForgotPasswordMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  forgotPassword(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = ForgotPasswordRequest
    export type ForgotPasswordMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ForgotPasswordMutationVariables = {lang: 'ja' | 'en';data: ForgotPasswordRequest}

    /**
 * @summary Send a link for a new password
 */
export const useForgotPassword = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        ForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getForgotPasswordMutationOptions(options), queryClient);
    }
    export const getResetPasswordUrl = (lang: 'ja' | 'en',) => {




  return `/${lang}/applicant/reset-password`
}

/**
 * Takes the token of the link that `forgot-password` mailed, sets the password and spends the token. Every session of the applicant ends with its line. No session is opened: the applicant logs in with the
 * new password. A notice is mailed to the applicant's address in the language of the call.
 *
 * The token is checked first: an expired, spent or unknown one is 422 on `token`. A password that breaks a rule is 422 on its field and does not spend the token. A client treats every failure as
 * `false`.
 *
 * **Rules.** `password` required, alphaNum, minPassword, max, commonPassword · `password_confirm` required, confirmedPassword.
 * @summary Set a new password with a mailed link
 */
export const resetPassword = async (lang: 'ja' | 'en',
    resetPasswordRequest: ResetPasswordRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getResetPasswordUrl(lang),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordRequest)
  }
);}





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {lang,data} = props ?? {};

          return  resetPassword(lang,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordRequest
    export type ResetPasswordMutationError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>
    export type ResetPasswordMutationVariables = {lang: 'ja' | 'en';data: ResetPasswordRequest}

    /**
 * @summary Set a new password with a mailed link
 */
export const useResetPassword = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationProblem | InternalServerErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
