import type { FailureMeta } from './operations.types.ts'

/**
 * The generic wrapper of a request: what the server says, or where it says nothing, that the request
 * failed.
 */
export const serverFirst = {
  failure: 'transport.unknown',
  messageFirst: true,
} as const satisfies FailureMeta
