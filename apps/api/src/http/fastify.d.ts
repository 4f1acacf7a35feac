import 'fastify'
import type { Unit } from '../db/database.ts'
import type { OperationFacts } from './contract.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that the route serves. */
    operation?: OperationFacts
  }
  interface FastifyRequest {
    /** Database work under the request's token; null on routes without one. */
    unit: Unit | null
  }
}
