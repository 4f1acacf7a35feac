import type { Readable } from 'node:stream'
import type { operations } from '@tramite/core/contract'
import type { Unit } from '../db/database.ts'
import type { Principal } from '../db/principal.ts'
import type { Services } from './services.ts'

export type OperationId = keyof operations

type Part<
  Op extends OperationId,
  Name extends 'path' | 'query',
> = operations[Op]['parameters'] extends { [K in Name]?: infer Found } ? NonNullable<Found> : never

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : never

type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: infer Given }
  ? JsonOf<Given>
  : operations[Op] extends { requestBody?: infer Given }
    ? JsonOf<NonNullable<Given>> | null
    : never

type SuccessOf<Responses> = Responses extends { 200: infer Ok }
  ? Ok
  : Responses extends { 201: infer Created }
    ? Created
    : undefined

type Content<Success> = Success extends { content: { 'application/json': infer Body } }
  ? Body
  : Success extends { content: { 'text/event-stream': unknown } }
    ? Readable
    : Success extends { content: { 'text/calendar': infer Text } }
      ? Text
      : undefined

/** The body of an operation's success answer, as the contract types it. */
export type AnswerOf<Op extends OperationId> = Content<SuccessOf<operations[Op]['responses']>>

/** The query of an operation with its defaults filled in. */
export type QueryOf<Op extends OperationId> = Part<Op, 'query'>

/** One request for an operation, validated against the contract. */
export interface Call<Op extends OperationId> {
  readonly params: Part<Op, 'path'>
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  /** The active business that the client named, checked to be one of the user's; or null. */
  readonly businessId: string | null
  /** `If-Match`, for resources that have a version. */
  readonly ifMatch: string | null
  /** The database work of this request. All of it runs as the signed-in user. */
  readonly unit: Unit
  readonly services: Services
  /** The token of the request. */
  readonly token: string | null
  /** Client address of the request. */
  readonly address: string
  /** How the client identifies itself: the header `User-Agent`. */
  readonly userAgent: string | null
  /** The instant of the request: the same throughout. */
  readonly now: Date
  /** The client has disconnected or has its answer, or the server is closing. */
  onClose(listener: () => void): void
  /** Checks again that the token opens the operation, for answers that last. */
  recheck(): Promise<Principal>
  /** Sends the version of the resource in the answer. */
  setVersion(version: number): void
}

/** Parts of a call that every operation has, whichever it is. */
export type CallParts<Name extends Exclude<keyof Call<OperationId>, 'params' | 'query' | 'body'>> =
  Pick<Call<OperationId>, Name>

/** The implementation of one operation of the contract. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<AnswerOf<Op>>

/** A handler for every operation: a missing one is a type error. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> }
