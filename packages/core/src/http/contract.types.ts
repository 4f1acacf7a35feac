import type { paths } from '../generated/schema.ts'

/** The methods that the contract uses, in its own spelling. */
export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The path templates that answer to a method. */
export type PathOf<M extends HttpMethod> = {
  [P in keyof paths]: paths[P][M & keyof paths[P]] extends { responses: unknown } ? P : never
}[keyof paths]

type OperationAt<M extends HttpMethod, P extends keyof paths> = paths[P][M & keyof paths[P]]

type Parameters<Operation> = Operation extends { parameters: infer Found } ? Found : never

type Optional<T> =
  { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } extends Record<string, never>
    ? T | undefined
    : T

type Given<K extends string, T> = [T] extends [never]
  ? { readonly [key in K]?: undefined }
  : [T] extends [undefined]
    ? { readonly [key in K]?: undefined }
    : undefined extends Optional<T>
      ? { readonly [key in K]?: T }
      : { readonly [key in K]: T }

type JsonBody<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body
    : never

/** What a call needs: the path and query values and the body, as the contract types them. */
export type RequestAt<M extends HttpMethod, P extends keyof paths> = Given<
  'path',
  Exclude<Parameters<OperationAt<M, P>>['path' & keyof Parameters<OperationAt<M, P>>], undefined>
> &
  Given<
    'query',
    Exclude<Parameters<OperationAt<M, P>>['query' & keyof Parameters<OperationAt<M, P>>], undefined>
  > &
  Given<'body', JsonBody<OperationAt<M, P>>>

type SuccessStatus = 200 | 201 | 202 | 204

/** The body of a call's success answer; `undefined` for an answer without one. */
export type AnswerAt<M extends HttpMethod, P extends keyof paths> =
  OperationAt<M, P> extends { responses: infer Responses }
    ? {
        [S in SuccessStatus & keyof Responses]: Responses[S] extends {
          content: { 'application/json': infer Body }
        }
          ? Body
          : undefined
      }[SuccessStatus & keyof Responses]
    : never
