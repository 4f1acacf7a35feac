import type { OperationApi, OperationId } from '../generated/operation-index.ts'
import type { operations, paths } from '../generated/schema.ts'
import type { Idempotent, Versioned } from './operations.types.ts'

/** The methods that the contract uses, in its own spelling. */
export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** How an operation is called: generated from the contract, one constant for each. */
export interface Call<Id extends OperationId = OperationId> {
  /** Its name in the contract. */
  readonly id: Id
  readonly method: HttpMethod
  /** Path template. */
  readonly path: keyof paths
  /** Which of the three base addresses serves it; the general one when absent. */
  readonly api?: OperationApi
  /** Names of the accepted body fields, separated by spaces. */
  readonly body?: string
  /** Names of the accepted query fields, separated by spaces; for a call without a body. */
  readonly query?: string
  /** Path template of the versioned record that a write changes, or that a read is part of. */
  readonly versionOf?: string
  /** It accepts an `Idempotency-Key`. */
  readonly idempotent?: true
  /**
   * It requests a state: a repeat is carried out again, and if it is refused under the same key it gets
   * the first answer.
   */
  readonly settles?: true
  /** A removal without an answer body. */
  readonly removes?: true
  /** Its answer carries the version of what was read. */
  readonly versioned?: true
  /** Its answer contains a `signedUrl`, which may be relative to the address of the API. */
  readonly signed?: true
}

type Parameters<Id extends OperationId> = operations[Id]['parameters']

type ParametersIn<Id extends OperationId, Place extends string> = Exclude<
  Parameters<Id>[Place & keyof Parameters<Id>],
  undefined
>

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

/** The JSON body that an operation accepts; `never` if it accepts none. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body
    : never

/** What a call needs: path and query values and the body, as the contract types them. */
export type RequestOf<Id extends OperationId> = Given<'path', ParametersIn<Id, 'path'>> &
  Given<'query', ParametersIn<Id, 'query'>> &
  Given<'body', BodyOf<Id>>

type Absent<T> = [T] extends [never] ? unknown : T

type HeadersOf<Id extends OperationId> = [ParametersIn<Id, 'header'>] extends [never]
  ? never
  : keyof ParametersIn<Id, 'header'>

/** Written out, as a hover shows it: with `Omit` that would show what is left out, too. */
type Leaving<T, Without extends string> = { [Name in keyof T as Exclude<Name, Without>]: T[Name] }

/** An input, or none where nothing of it is needed. */
// biome-ignore lint/suspicious/noConfusingVoidType: an operation without input is called without arguments.
export type Callable<T> = unknown extends T ? void : Record<never, never> extends T ? T | void : T

/**
 * The input of an operation, in one object: its path and query values, the fields of its body and, where
 * accepted, the version that was seen and the key of a create.
 */
export type InputOf<Id extends OperationId, Without extends string = never> = Callable<
  Absent<ParametersIn<Id, 'path'>> &
    Absent<
      [Without] extends [never]
        ? ParametersIn<Id, 'query'>
        : Leaving<ParametersIn<Id, 'query'>, Without>
    > &
    Absent<BodyOf<Id>> &
    ('If-Match' extends HeadersOf<Id> ? Versioned : unknown) &
    ('Idempotency-Key' extends HeadersOf<Id> ? Idempotent : unknown)
>

type SuccessStatus = 200 | 201 | 202 | 204

/** The body of an operation's success answer; `undefined` without one. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? {
      [S in SuccessStatus & keyof Responses]: Responses[S] extends {
        content: { 'application/json': infer Body }
      }
        ? Body
        : undefined
    }[SuccessStatus & keyof Responses]
  : never

/** A page of a list with a cursor. */
export type PageOf<Id extends OperationId> =
  AnswerOf<Id> extends { readonly nextCursor: string | null }
    ? AnswerOf<Id>
    : AnswerOf<Id> & { readonly nextCursor: string | null }
