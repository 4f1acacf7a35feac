import { conventions } from '@tramite/core/calendar'
import { defaultQuestionnaire } from '@tramite/core/mapping'
import { vi } from 'vitest'
import { plainCommand } from '../db/command.ts'
import type { JobPorts } from '../jobs/job-ports.ts'
import { createUnlinkedFiles } from '../ports/unlinked-files.ts'
import { HANGS_MS } from './hangs-ms.ts'
import { selectRows } from './test-finance.ts'
import { customerIdOf, type PersonName, userIdOf } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'
import { untilQuiet } from './until-quiet.ts'

/**
 * What people do with the exports of their data.
 * @param portalOf the portal of the file, which is started before its first test
 */
export function useExports(portalOf: () => TestPortal) {
  const ask = (as: PersonName) => portalOf().call('createDataExport', { as })
  const latest = async (as: PersonName) =>
    (await portalOf().call('listDataExports', { as })).body.exports[0]
  const download = (as: PersonName, id: string) =>
    portalOf().call('downloadDataExport', { as, params: { id } })

  /** Waits for the job that makes somebody's export, and for the mail that says so. */
  async function ready(as: PersonName) {
    const portal = portalOf()
    const made = await vi.waitFor(
      async () => {
        await portal.settle()
        const found = await latest(as)
        if (found?.status !== 'READY') throw new Error(`It is ${found?.status}`)
        return found
      },
      { timeout: HANGS_MS, interval: 200 },
    )
    // The mail is a job of its own, asked for as the export becomes ready.
    await untilQuiet(portal)
    return made
  }
  return { ask, latest, download, ready }
}

/**
 * What the tests hand to the job that makes an export of Davi's, and what it leaves behind.
 * @param portalOf the portal of the file, which is started before its first test
 */
export function useExportJob(portalOf: () => TestPortal) {
  /** What the job of the portal works with. */
  const ports = (change: Partial<JobPorts> = {}): JobPorts => {
    const portal = portalOf()
    return {
      database: portal.database,
      files: portal.files,
      clock: { now: () => portal.time.now },
      conventions: conventions.specified,
      questionnaire: defaultQuestionnaire,
      scratch: createUnlinkedFiles(portal.dataDirectory),
      letterhead: { name: 'Firma', contactEmail: 'contato@firma.example' },
      logger: { info: () => undefined, error: () => undefined },
      ...change,
    } as JobPorts
  }
  const job = (exportId: string) =>
    ({ kind: 'dataExport', exportId, customerId: customerIdOf('brisa') }) as const
  const tryOf = (id: string, isLast = false) => ({ id, isLast })
  const plantExport = (id: string) => {
    const { database, time } = portalOf()
    return database.system((transaction) =>
      transaction.run(
        plainCommand(
          `insert into data_exports (id, customer_id, user_id, created_at) values ($1, $2, $3, $4)`,
          [id, customerIdOf('brisa'), userIdOf('davi'), time.now.toISOString()],
        ),
      ),
    )
  }
  const statusOf = async (id: string) => {
    const text = 'select status from data_exports where id = $1'
    return (await selectRows<{ status: string }>(portalOf(), text, [id]))[0]?.status
  }
  /** What the storage has of an export, by all of its tries. */
  const storedOf = async (id: string) => {
    const keys: string[] = []
    for await (const { key } of portalOf().files.list()) if (key.includes(id)) keys.push(key)
    return keys
  }
  const lose = (text: string, person: PersonName) =>
    portalOf().database.system((transaction) =>
      transaction.run(plainCommand(text, [userIdOf(person)])),
    )
  return { ports, job, tryOf, plantExport, statusOf, storedOf, lose }
}
