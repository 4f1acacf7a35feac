import { type MessageCode, message } from '@tramite/core/messages'

/** Why a file is not a valid gazette. */
export type GazetteFault =
  | 'encoding'
  | 'notXml'
  | 'notGazette'
  | 'declarations'
  | 'malformed'
  | 'truncated'
  | 'oversized'

/** A file that is not a gazette, or incomplete. Its message is for the person who uploaded it. */
export class GazetteError extends Error {
  readonly reason: GazetteFault

  constructor(reason: GazetteFault, line = 1) {
    super(message(`marks.gazette.${reason}` satisfies MessageCode, { line }))
    this.name = 'GazetteError'
    this.reason = reason
  }
}
