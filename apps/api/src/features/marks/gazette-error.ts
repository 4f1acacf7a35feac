import { type MessageCode, message } from '@tramite/core/messages'

/** Why a file is no gazette that can be taken in. */
export type GazetteFault =
  | 'encoding'
  | 'notXml'
  | 'notGazette'
  | 'declarations'
  | 'malformed'
  | 'truncated'
  | 'oversized'

/** A file that is no gazette, or not a whole one. Its message is for the person who sent it. */
export class GazetteError extends Error {
  readonly reason: GazetteFault

  constructor(reason: GazetteFault, line = 1) {
    super(message(`marks.gazette.${reason}` satisfies MessageCode, { line }))
    this.name = 'GazetteError'
    this.reason = reason
  }
}
