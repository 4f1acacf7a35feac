import { type Command, plainCommand } from './command.ts'

/**
 * Keys of the advisory locks for work that only one process at a time may do to a database; no other
 * program uses them.
 */
const locks = {
  migrate: 7_287_648_301,
  loadDemo: 7_287_648_302,
  loadLarge: 7_287_648_303,
  placeContent: 7_287_648_304,
} as const

/** Takes the lock of a kind of work, waiting for its holder, until the transaction ends. */
export const lockFor = (work: keyof typeof locks): Command<undefined> =>
  plainCommand('select pg_advisory_xact_lock($1)', [locks[work]])
