import 'fastify'
import type { Unit } from '../db/database.ts'
import type { OperationFacts } from './contract.ts'
import type { Caller } from './limits/limit-table.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that the route serves. */
    operation?: OperationFacts
    /** The route reads its body itself, as a stream. */
    streamsBody?: boolean
  }
  interface FastifyRequest {
    /** Database work under the request's token; null on routes without one. */
    unit: Unit | null
    /** Whom the request is counted for, once they are admitted. */
    caller: Caller | null
  }
}
