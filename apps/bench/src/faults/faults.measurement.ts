import { loadavg } from 'node:os'
import type { Measurement } from '../measurement.ts'
import { openPostgres } from '../processes/postgres.ts'
import { createPgliteStore, createPostgresStore } from '../processes/store.ts'
import { formatTable } from '../report/table.ts'
import { type FaultRow, isHeld, summarize, worstOf } from './ask.ts'
import { clockJump } from './clock.fault.ts'
import { faultsOfPostgres } from './database.faults.ts'
import { diskFull } from './disk.fault.ts'
import { faultsOutside } from './outside.faults.ts'

const header = [
  'fault',
  'engine',
  'asked',
  'answers',
  'worst s',
  'as promised',
  '/readyz meanwhile',
]

const toRow = (row: FaultRow) => [
  row.fault,
  row.engine,
  row.asked,
  summarize(row.answers),
  worstOf(row.answers) / 1000,
  isHeld(row) ? 'yes' : 'NO',
  row.readiness,
]

/** Runs one group of faults; an error in one does not stop the others. */
async function tryGroup(rows: FaultRow[], group: () => Promise<FaultRow[]>): Promise<boolean> {
  try {
    const found = await group()
    rows.push(...found)
    console.log(`\n${formatTable(header, found.map(toRow))}`)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

async function run(): Promise<boolean> {
  const rows: FaultRow[] = []
  const groups = [() => clockJump(createPgliteStore()), diskFull, faultsOutside]
  const postgres = await openPostgres({ durable: true })
  if (postgres) {
    groups.unshift(
      () => faultsOfPostgres(postgres),
      async () => clockJump(await createPostgresStore(postgres)),
    )
  }
  let isComplete = true
  for (const group of groups) isComplete = (await tryGroup(rows, group)) && isComplete
  postgres?.stop()
  console.log(`\nload ${loadavg()[0]?.toFixed(1)} at the end`)
  return isComplete && rows.every(isHeld)
}

export const faults: Measurement = {
  name: 'faults',
  about: 'silent network, held row, restarts, full disk, clock, S3 and SMTP away: answer and time',
  run,
}
