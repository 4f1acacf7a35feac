import { expect } from 'vitest'
import { until } from './test-finance.ts'
import type { PersonName } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

interface AuditEntry {
  readonly event: string
  readonly actor_id: string | null
  readonly customer_id: string | null
  readonly subject_id: string | null
  readonly details: object
}

/**
 * The audit log as its tests read it.
 * @param portalOf the portal of the file, which is started before its first test
 */
export function useAudit(portalOf: () => TestPortal) {
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await portalOf().database.query(text, values)).rows as Row[]
  const entriesOf = (event: string) =>
    query<AuditEntry>(
      `select event, actor_id, customer_id, subject_id, details from audit_log
        where event = $1 order by at desc, id`,
      [event],
    )
  /** The entries of an event that some work leaves. */
  async function left(event: string, work: () => Promise<unknown>): Promise<AuditEntry[]> {
    const before = (await entriesOf(event)).length
    await work()
    await portalOf().settle()
    // A refusal is answered while its entry is still being written.
    if (event === 'DENIED') await until(async () => (await entriesOf(event)).length > before)
    const found = await entriesOf(event)
    return found.slice(0, found.length - before)
  }
  /** @returns the id of a new demand */
  async function addDemand(as: PersonName = 'ana'): Promise<string> {
    const { body, status } = await portalOf().call('createDemand', {
      as,
      business: 'aurora-1',
      body: { name: 'Contrato', description: 'Revisar' },
    })
    expect(status).toBe(201)
    return body.id
  }
  return { query, left, addDemand }
}
