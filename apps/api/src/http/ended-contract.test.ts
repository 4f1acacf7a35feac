import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../db/command.ts'
import {
  type ContractOperation,
  contractOperations,
  exampleOf,
  toUrl,
} from '../testing/contract-operations.ts'
import { customerIdOf, type PersonName, tokenOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import type { OperationId } from './operation.ts'

/**
 * What remains accessible after a contract has ended, tried by real requests to every operation: for
 * fifteen days reading and downloading, afterwards only what the shell itself needs.
 */

/** Operations for customers, without the stream of events, which never ends. */
const operations = contractOperations.filter(
  ({ roles, secured, streams }) =>
    secured && !streams && roles.some((role) => ['customer', 'admin', 'superAdmin'].includes(role)),
)

/**
 * Operations that are open although they are not reads. They change none of the customer's records:
 * they concern the own account and its rights, what was seen, proofs of payment and the data export.
 */
const openWrites: readonly OperationId[] = [
  'acceptLegalText',
  'changeNotificationSetting',
  'changePassword',
  'signOut',
  'updateLoggedUser',
  'readNotification',
  'readNotifications',
  'replaceDemandViewers',
  'seeNotifications',
  'unviewDemand',
  'viewDemand',
  'viewPopup',
  'removeCustomerTag',
  'reportOverduePayment',
  'createDataExport',
  'endOtherSessions',
  'endSession',
  'deleteCalendarAddress',
  'withdrawEmailChange',
]
const asks = ({ id, access, tool }: ContractOperation) =>
  tool === null && (access === 'session' || access === 'visible') ? id : null
const isOpen = (operation: ContractOperation) => asks(operation) !== null

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** Ends the contract of the callers so that the given day is the last with access. */
const setContract = (isChurn: boolean, lastDay: string | null) =>
  portal.database.system((transaction) =>
    transaction.run(
      plainCommand('update customers set is_churn = $2, access_allowed_until = $3 where id = $1', [
        customerIdOf('aurora'),
        isChurn,
        lastDay,
      ]),
    ),
  )

const personOf = ({ roles }: ContractOperation): PersonName =>
  roles.includes('customer') ? 'bruno' : roles.includes('admin') ? 'ana' : 'sofia'

async function ask(operation: ContractOperation) {
  const draft = exampleOf(operation)
  const { statusCode, payload } = await portal.app.inject({
    method: operation.method as 'GET',
    url: toUrl(operation, draft),
    headers: { authorization: `Bearer ${tokenOf(personOf(operation))}` },
    ...(draft.body !== undefined && { payload: draft.body as object }),
  })
  const body = payload === '' ? null : JSON.parse(payload)
  return { status: statusCode, code: statusCode < 400 ? null : body.code, message: body?.message }
}

describe('an ended contract', () => {
  it('has its open writes reviewed here', () => {
    const open = operations.filter((operation) => operation.method !== 'GET' && isOpen(operation))
    expect(open.map(({ id }) => id).sort()).toEqual([...openWrites].sort())
  })

  it('answers every read as before until the fifteenth day', async () => {
    const reads = operations.filter((operation) => operation.method === 'GET' && isOpen(operation))
    expect(reads.length).toBeGreaterThan(20)
    const before = new Map<string, unknown>()
    for (const read of reads) before.set(read.id, await ask(read))
    // It ended on 23/02; the test clock is at the fifteenth day after that.
    await setContract(true, '2026-03-10')
    for (const read of reads)
      expect([read.id, await ask(read)]).toEqual([read.id, before.get(read.id)])
    await setContract(false, null)
  })

  it.each([
    ['on its last day', '2026-03-25'],
    ['on the fifteenth day after it', '2026-03-10'],
  ])('refuses every write %s, and says why', async (_, lastDay) => {
    await setContract(true, lastDay)
    for (const operation of operations.filter((one) => !isOpen(one))) {
      const answer = await ask(operation)
      expect([operation.id, answer]).toEqual([
        operation.id,
        expect.objectContaining({ status: 403, code: 'ACCESS_ENDED' }),
      ])
      expect(answer.message).toMatch(/contrato/i)
    }
    await setContract(false, null)
  })

  it('leaves what the shell needs from the sixteenth day on, and nothing else', async () => {
    await setContract(true, '2026-03-09')
    // Called last, since it ends the session.
    const inOrder = [...operations].sort(
      (one, other) => Number(one.id === 'signOut') - Number(other.id === 'signOut'),
    )
    for (const operation of inOrder) {
      const { code } = await ask(operation)
      const isShell = operation.access === 'session' && operation.tool === null
      if (isShell) expect([operation.id, code]).not.toEqual([operation.id, 'ACCESS_CHURNED'])
      else expect([operation.id, code]).toEqual([operation.id, 'ACCESS_CHURNED'])
    }
    await setContract(false, null)
  })
})
