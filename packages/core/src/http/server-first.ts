import type { FailureMeta } from './operations.types.ts'

/** The generic report of a failed request: the server's message, or a general text if it has none. */
export const serverFirst = {
  failure: 'transport.unknown',
  messageFirst: true,
} as const satisfies FailureMeta
