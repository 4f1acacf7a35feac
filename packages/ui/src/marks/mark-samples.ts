import type { Mark, MarkEvent } from '@tramite/core/marks'
import { buildId } from '@tramite/core/testing'

/** A mark whose process has been published. */
export function sampleMark(change: Partial<Mark> = {}): Mark {
  return {
    id: buildId(40),
    name: 'Aurora Botânica',
    logo: 'logo-key',
    apresentacao: 'Mista',
    natureza: 'Produto',
    description: 'Cremes, óleos e sabonetes de origem vegetal.',
    createAt: '2026-03-14T12:00:00.000Z',
    updateAt: '2026-10-05T12:00:00.000Z',
    Demand: { id: buildId(41), backofficeUserId: null, statusKey: 'IN_PROGRESS' },
    ProcessNumbers: [
      {
        id: buildId(42),
        number: '934118207',
        apolStatus: 'Publicação',
        statusOn: '2026-10-06',
        grantedOn: null,
        updateAt: '2026-10-05T12:00:00.000Z',
      },
    ],
    ...change,
  }
}

/** What the office has published about it. */
export const sampleEvents: readonly MarkEvent[] = [
  {
    id: buildId(43),
    processId: buildId(42),
    number: '934118207',
    apolStatus: 'Publicação',
    code: 'IPAS009',
    name: 'Publicação de pedido de registro para oposição',
    text: null,
    gazetteNumber: 2910,
    occurredOn: '2026-10-06',
    createdAt: '2026-10-05T12:00:00.000Z',
  },
]
