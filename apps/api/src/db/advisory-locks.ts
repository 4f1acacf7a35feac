import { type Command, plainCommand } from './command.ts'

/** What only one process at a time does to a database: numbers that no other program uses as advisory locks. */
const locks = {
  migrate: 7_287_648_301,
  loadDemo: 7_287_648_302,
  loadLarge: 7_287_648_303,
  placeContent: 7_287_648_304,
} as const

/** Waits for whoever does the same, and keeps others from it until the transaction ends. */
export const lockFor = (work: keyof typeof locks): Command<undefined> =>
  plainCommand('select pg_advisory_xact_lock($1)', [locks[work]])
