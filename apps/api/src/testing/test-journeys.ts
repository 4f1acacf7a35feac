import { expect } from 'vitest'
import { plainCommand } from '../db/command.ts'
import { type CustomerName, customerIdOf, type PersonName } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

/** How a test starts a journey; by default as `ana`, in one of her businesses. */
export interface JourneyStart {
  readonly as?: PersonName
  readonly business?: string
  readonly customer?: CustomerName
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A journey of three demands, as the firm writes it. */
export const journeyDraft = {
  title: ' Adequação à LGPD ',
  description: 'Da primeira planilha ao encarregado.',
  defaultDemands: [
    { title: 'Inventário dos dados', description: 'Quais dados, onde e para quê.' },
    { title: 'Política de privacidade', description: 'O texto que os clientes leem.' },
    { title: 'Treinamento da equipe', description: 'Uma hora para todos.' },
  ],
}

/**
 * The calls of the tests of journeys.
 * @param portalOf the portal of the file, which is started before its first test
 */
export function useJourneys(portalOf: () => TestPortal) {
  const execute = (text: string, params: readonly unknown[] = []) =>
    portalOf().database.system((transaction) => transaction.run(plainCommand(text, params)))
  return {
    execute,
    /** Takes away what an earlier test has left. */
    async removeAll() {
      await execute('truncate journey_demands, customer_journeys, journey_types')
      await execute('update customers set customer_type = null')
    },
    async addType(body: object = {}) {
      const { status, body: type } = await portalOf().call('createJourneyType', {
        as: 'lia',
        body: { ...journeyDraft, ...body },
      })
      expect(status).toBe(201)
      return type
    },
    start: (
      journeyTypeId: string,
      {
        as = 'ana',
        business = 'aurora-1',
        customer = 'aurora',
        body,
        headers = {},
      }: JourneyStart = {},
    ) =>
      portalOf().call('createCustomerJourney', {
        as,
        business,
        headers,
        body: { journeyTypeId, customerId: customerIdOf(customer), ...body },
      }),
    async list(as: PersonName, business?: string, query: object = {}) {
      const answer = await portalOf().call('listJourneyTypes', {
        as,
        ...(business && { business }),
        query: { withCustomerJourney: true, withDefaultDemands: true, ...query },
      })
      return answer.body.journeyTypes
    },
    setStatus: (id: string, statusKey: string) =>
      execute(`update demands set status_key = $2 where id = $1`, [id, statusKey]),
  }
}
