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
  /** The active business that the client named, proved to be one of the user's; or null. */
  readonly businessId: string | null
  /** `If-Match`, for resources that have a version. */
  readonly ifMatch: string | null
  /** The database work of this request. Everything in it happens as the signed-in user. */
  readonly unit: Unit
  readonly services: Services
  /** The token that came with the request. */
  readonly token: string | null
  /** Address that the request came from. */
  readonly address: string
  /** What the program that calls says of itself, the header `User-Agent`. */
  readonly userAgent: string | null
  /** The instant at which the request is answered: one for the whole request. */
  readonly now: Date
  /** The client has gone away, has its answer, or the server closes. */
  onClose(listener: () => void): void
  /** Asks again whom the token opens the operation for, for answers that last. */
  recheck(): Promise<Principal>
  /** Sends the version of the answered resource. */
  setVersion(version: number): void
}

/** What carries out one operation of the contract. */
export type Handler<Op extends OperationId> = (call: Call<Op>) => Promise<AnswerOf<Op>>

/** A handler for every operation: one that is missing does not compile. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> }
