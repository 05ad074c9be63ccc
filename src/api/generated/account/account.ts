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
  UnprocessableBodyResponse,
  UnprocessablePasswordResponse,
  UnprocessableTokenResponse,
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

export const getLoginUrl = () => {




  return `/applicant/login`
}

/**
 * Opens a session for an activated applicant: sets the cookies `hashi_sid` and `hashi_session`, and answers who it is and a
 * refresh token. An earlier session of the same browser ends.
 *
 * A wrong address, a wrong password and an account that is not yet activated give the same 401. Five failures for an
 * address within 15 minutes give 429 until the first of them is 15 minutes old, also for the right password. Not idempotent:
 * each login opens a new session.
 * @summary Log in
 */
export const login = async (loginRequest: LoginRequest, options?: Parameters<typeof http>[1]): Promise<LoginAnswer> => {

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
return http<LoginAnswer>(getLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}





export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = BadRequestResponse | Problem | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginRequest
    export type LoginMutationError = BadRequestResponse | Problem | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type LoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Log in
 */
export const useLogin = <TError = BadRequestResponse | Problem | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    export const getGetAuthUrl = () => {




  return `/applicant/auth`
}

/**
 * Answers the applicant of the session and counts as activity: the session's two idle hours start anew. A client asks only
 * while the readable cookie `hashi_session` is there.
 * @summary Read who is logged in
 */
export const getAuth = async ( options?: Parameters<typeof http>[1]): Promise<Auth> => {

  return http<Auth>(getGetAuthUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAuthQueryKey = () => {
    return [
    `/applicant/auth`
    ] as const;
    }


export const getGetAuthQueryOptions = <TData = Awaited<ReturnType<typeof getAuth>>, TError = UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuthQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuth>>> = ({ signal }) => getAuth({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuthQueryResult = NonNullable<Awaited<ReturnType<typeof getAuth>>>
export type GetAuthQueryError = UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useGetAuth<TData = Awaited<ReturnType<typeof getAuth>>, TError = UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuth>>,
          TError,
          Awaited<ReturnType<typeof getAuth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuth<TData = Awaited<ReturnType<typeof getAuth>>, TError = UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuth>>,
          TError,
          Awaited<ReturnType<typeof getAuth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuth<TData = Awaited<ReturnType<typeof getAuth>>, TError = UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read who is logged in
 */

export function useGetAuth<TData = Awaited<ReturnType<typeof getAuth>>, TError = UnauthorizedResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuth>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAuthQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRefreshSessionUrl = () => {




  return `/applicant/refresh`
}

/**
 * Takes a refresh token, ends the session it belongs to, opens a new one (both cookies are set anew) and answers the next
 * refresh token. A token lasts 14 days and works once. A token that was used before gives 401, ends the
 * session that grew out of it, since somebody else may hold it, and empties both cookies. Not idempotent.
 * @summary Renew the session
 */
export const refreshSession = async (refreshRequest: RefreshRequest, options?: Parameters<typeof http>[1]): Promise<RefreshAnswer> => {

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
return http<RefreshAnswer>(getRefreshSessionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refreshRequest)
  }
);}





export const getRefreshSessionMutationKey = () => ['refreshSession'] as const;

export const getRefreshSessionMutationOptions = <TError = BadRequestResponse | RefreshRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext> => {

const mutationKey = getRefreshSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshSession>>, RefreshSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refreshSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshSessionMutationResult = NonNullable<Awaited<ReturnType<typeof refreshSession>>>
    export type RefreshSessionMutationBody = RefreshRequest
    export type RefreshSessionMutationError = BadRequestResponse | RefreshRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type RefreshSessionMutationVariables = {data: RefreshRequest}

    /**
 * @summary Renew the session
 */
export const useRefreshSession = <TError = BadRequestResponse | RefreshRefusedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshSession>>, TError,RefreshSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshSession>>,
        TError,
        RefreshSessionMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshSessionMutationOptions(options), queryClient);
    }
    export const getLogoutUrl = () => {




  return `/applicant/logout`
}

/**
 * Ends the session and its refresh token and empties both cookies. Without a session it answers the same, so a client may
 * ignore every failure. Idempotent.
 * @summary Log out
 */
export const logout = async ( options?: Parameters<typeof http>[1]): Promise<Result> => {

  return http<Result>(getLogoutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse


    /**
 * @summary Log out
 */
export const useLogout = <TError = ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    export const getCheckEmailUrl = () => {




  return `/applicant/check-email`
}

/**
 * Answers `true` if nobody is registered with the address and `false` if somebody is, activated or not. Upper and lower case
 * count as equal. The entry form asks this while it is filled in; `POST /entry` checks again. A client takes any failure for
 * "not available".
 *
 * 30 calls a minute from one network address, then 429. It changes nothing.
 * @summary Ask whether an e-mail address is free
 */
export const checkEmail = async (checkEmailRequest: CheckEmailRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getCheckEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkEmailRequest)
  }
);}





export const getCheckEmailMutationKey = () => ['checkEmail'] as const;

export const getCheckEmailMutationOptions = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkEmail>>, TError,CheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkEmail>>, TError,CheckEmailMutationVariables, TContext> => {

const mutationKey = getCheckEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkEmail>>, CheckEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckEmailMutationResult = NonNullable<Awaited<ReturnType<typeof checkEmail>>>
    export type CheckEmailMutationBody = CheckEmailRequest
    export type CheckEmailMutationError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type CheckEmailMutationVariables = {data: CheckEmailRequest}

    /**
 * @summary Ask whether an e-mail address is free
 */
export const useCheckEmail = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkEmail>>, TError,CheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkEmail>>,
        TError,
        CheckEmailMutationVariables,
        TContext
      > => {
      return useMutation(getCheckEmailMutationOptions(options), queryClient);
    }
    export const getVerifyApplicantUrl = () => {




  return `/applicant/verify`
}

/**
 * Takes the token of the link `/applicant/verify?token=…` that `POST /entry` mailed, and marks the pending applicant's address
 * as confirmed. The token stays valid for `activate`, which follows at once and spends it; until then, repeating this call
 * (a reloaded page) answers the same.
 *
 * A token that has expired, was spent or is unknown gives 422; a client takes any failure for `false` and offers a new link,
 * which `forgot-password` sends.
 * @summary Confirm the e-mail address of an entry
 */
export const verifyApplicant = async (tokenRequest: TokenRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getVerifyApplicantUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tokenRequest)
  }
);}





export const getVerifyApplicantMutationKey = () => ['verifyApplicant'] as const;

export const getVerifyApplicantMutationOptions = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyApplicant>>, TError,VerifyApplicantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyApplicant>>, TError,VerifyApplicantMutationVariables, TContext> => {

const mutationKey = getVerifyApplicantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyApplicant>>, VerifyApplicantMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyApplicant(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyApplicantMutationResult = NonNullable<Awaited<ReturnType<typeof verifyApplicant>>>
    export type VerifyApplicantMutationBody = TokenRequest
    export type VerifyApplicantMutationError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type VerifyApplicantMutationVariables = {data: TokenRequest}

    /**
 * @summary Confirm the e-mail address of an entry
 */
export const useVerifyApplicant = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyApplicant>>, TError,VerifyApplicantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyApplicant>>,
        TError,
        VerifyApplicantMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyApplicantMutationOptions(options), queryClient);
    }
    export const getActivateApplicantUrl = () => {




  return `/applicant/activate`
}

/**
 * Takes the token that `verify` has checked (it need not have been called), makes the pending applicant an active one, and
 * spends the token. It opens a session: sets the cookies `hashi_sid` and `hashi_session` and ends an earlier session of the
 * same browser. The answer is who is logged in, with `passwordSet: false`.
 *
 * There is no refresh token yet, since there is no password: one comes with the first login. Until
 * `initial-password-reset` every other call of the applicant gives 403. If the session ends before that, `forgot-password`
 * mails a link by which the first password can be set. Works once; a second call with the token gives 422.
 * @summary Activate an applicant
 */
export const activateApplicant = async (tokenRequest: TokenRequest, options?: Parameters<typeof http>[1]): Promise<Auth> => {

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
return http<Auth>(getActivateApplicantUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tokenRequest)
  }
);}





export const getActivateApplicantMutationKey = () => ['activateApplicant'] as const;

export const getActivateApplicantMutationOptions = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateApplicant>>, TError,ActivateApplicantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof activateApplicant>>, TError,ActivateApplicantMutationVariables, TContext> => {

const mutationKey = getActivateApplicantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateApplicant>>, ActivateApplicantMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  activateApplicant(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateApplicantMutationResult = NonNullable<Awaited<ReturnType<typeof activateApplicant>>>
    export type ActivateApplicantMutationBody = TokenRequest
    export type ActivateApplicantMutationError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ActivateApplicantMutationVariables = {data: TokenRequest}

    /**
 * @summary Activate an applicant
 */
export const useActivateApplicant = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateApplicant>>, TError,ActivateApplicantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateApplicant>>,
        TError,
        ActivateApplicantMutationVariables,
        TContext
      > => {
      return useMutation(getActivateApplicantMutationOptions(options), queryClient);
    }
    export const getSetInitialPasswordUrl = () => {




  return `/applicant/initial-password-reset`
}

/**
 * Sets the password of an applicant who has just been activated and answers the applicant anew, with `passwordSet: true`;
 * from then on all calls are open. The session goes on. No mail is sent.
 *
 * With a password already set it gives 409 and changes nothing: `change-password` is the call for that. A client shows the
 * `detail` of a failure as it is.
 * @summary Set the first password
 */
export const setInitialPassword = async (initialPasswordRequest: InitialPasswordRequest, options?: Parameters<typeof http>[1]): Promise<Auth> => {

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
return http<Auth>(getSetInitialPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(initialPasswordRequest)
  }
);}





export const getSetInitialPasswordMutationKey = () => ['setInitialPassword'] as const;

export const getSetInitialPasswordMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setInitialPassword>>, TError,SetInitialPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setInitialPassword>>, TError,SetInitialPasswordMutationVariables, TContext> => {

const mutationKey = getSetInitialPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setInitialPassword>>, SetInitialPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setInitialPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetInitialPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setInitialPassword>>>
    export type SetInitialPasswordMutationBody = InitialPasswordRequest
    export type SetInitialPasswordMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type SetInitialPasswordMutationVariables = {data: InitialPasswordRequest}

    /**
 * @summary Set the first password
 */
export const useSetInitialPassword = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setInitialPassword>>, TError,SetInitialPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setInitialPassword>>,
        TError,
        SetInitialPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetInitialPasswordMutationOptions(options), queryClient);
    }
    export const getChangePasswordUrl = () => {




  return `/applicant/change-password`
}

/**
 * Sets a new password for the logged-in applicant. Every other session of the applicant and every refresh token but that of
 * this session ends at once; this session goes on. A notice of the change is mailed to the applicant's address, in the
 * language of the call.
 *
 * A wrong current password is a 422 on `current_password` and counts as a failed login of the address: five within 15 minutes
 * give 429, also for the right one. A client shows the `detail` of a failure as it is.
 * @summary Change the password
 */
export const changePassword = async (changePasswordRequest: ChangePasswordRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getChangePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePasswordRequest)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = ChangePasswordRequest
    export type ChangePasswordMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChangePasswordMutationVariables = {data: ChangePasswordRequest}

    /**
 * @summary Change the password
 */
export const useChangePassword = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getChangeEmailUrl = () => {




  return `/applicant/change-email`
}

/**
 * Starts the change of the address by which the logged-in applicant logs in. The new address gets a mail with a link to
 * `/applicant/email/confirm?token=…`, the old one a notice that names the new one; both in the language of the call. Nothing
 * else changes until `confirm-email` takes the token, within 24 hours. A second request makes the first link void.
 *
 * Rules: `email` emailRequired, emailFormat, validateEmail (nobody else's, and not the present one); `email_confirm`
 * confirmedEmail. A wrong current password is a 422 on `current_password` and counts as a failed login of the address: five
 * within 15 minutes give 429.
 * @summary Ask for another e-mail address
 */
export const changeEmail = async (changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getChangeEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeEmailRequest)
  }
);}





export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = ChangeEmailRequest
    export type ChangeEmailMutationError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ChangeEmailMutationVariables = {data: ChangeEmailRequest}

    /**
 * @summary Ask for another e-mail address
 */
export const useChangeEmail = <TError = BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessablePasswordResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    export const getConfirmEmailUrl = () => {




  return `/applicant/confirm-email`
}

/**
 * Takes the token of the link that `change-email` mailed to the new address; from then on the applicant logs in with that
 * address and gets all mails there. Works with and without a session; sessions that are open stay so. The token is spent.
 *
 * Somebody else may have registered with the address meanwhile: then 409, and the old address stays. A token that has
 * expired, was spent or is unknown gives 422. A client takes any failure for `false`.
 * @summary Confirm a new e-mail address
 */
export const confirmEmail = async (tokenRequest: TokenRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getConfirmEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tokenRequest)
  }
);}





export const getConfirmEmailMutationKey = () => ['confirmEmail'] as const;

export const getConfirmEmailMutationOptions = <TError = BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext> => {

const mutationKey = getConfirmEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmail>>, ConfirmEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmail>>>
    export type ConfirmEmailMutationBody = TokenRequest
    export type ConfirmEmailMutationError = BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ConfirmEmailMutationVariables = {data: TokenRequest}

    /**
 * @summary Confirm a new e-mail address
 */
export const useConfirmEmail = <TError = BadRequestResponse | ForbiddenResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmail>>,
        TError,
        ConfirmEmailMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailMutationOptions(options), queryClient);
    }
    export const getForgotPasswordUrl = () => {




  return `/applicant/forgot-password`
}

/**
 * Mails a link to `/applicant/password/reset?token=…`, in the language of the call, if the address belongs to an active
 * applicant, whether or not a password was ever set. If it belongs to one who is not yet activated, the mail holds a new
 * link to `/applicant/verify?token=…` instead. In both cases links of the same kind that were sent before become void. If the
 * address is unknown, no mail is sent. The answer is always the same, and takes as long.
 *
 * A text that is no address gives 422 (`email`: emailRequired, emailFormat). 120 calls in 10 minutes from one network
 * address, then 429.
 * @summary Send a link for a new password
 */
export const forgotPassword = async (forgotPasswordRequest: ForgotPasswordRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getForgotPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(forgotPasswordRequest)
  }
);}





export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const getForgotPasswordMutationOptions = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext> => {

const mutationKey = getForgotPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, ForgotPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  forgotPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = ForgotPasswordRequest
    export type ForgotPasswordMutationError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ForgotPasswordMutationVariables = {data: ForgotPasswordRequest}

    /**
 * @summary Send a link for a new password
 */
export const useForgotPassword = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableBodyResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        ForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getForgotPasswordMutationOptions(options), queryClient);
    }
    export const getResetPasswordUrl = () => {




  return `/applicant/reset-password`
}

/**
 * Takes the token of the link that `forgot-password` mailed, sets the password and spends the token. Every session and refresh
 * token of the applicant ends; no session is opened, so the person logs in with the new password. A notice of the change is
 * mailed to the applicant's address, in the language of the call.
 *
 * The token is looked at first: one that has expired, was spent or is unknown gives 422 on `token`. A password that breaks a
 * rule gives 422 on its field and does not spend the token. A client takes any failure for `false`.
 * @summary Set a new password by a mailed link
 */
export const resetPassword = async (resetPasswordRequest: ResetPasswordRequest, options?: Parameters<typeof http>[1]): Promise<Result> => {

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
return http<Result>(getResetPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordRequest)
  }
);}





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordRequest
    export type ResetPasswordMutationError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse
    export type ResetPasswordMutationVariables = {data: ResetPasswordRequest}

    /**
 * @summary Set a new password by a mailed link
 */
export const useResetPassword = <TError = BadRequestResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableTokenResponse | InternalServerErrorResponse | ServiceUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
