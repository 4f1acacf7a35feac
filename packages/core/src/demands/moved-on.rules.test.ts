import { describe, expect, it } from 'vitest'
import { buildId, buildItem } from '../testing/index.ts'
import type { DemandStatus, ProcessItem } from './demands.types.ts'
import { toMovedOnText } from './moved-on.rules.ts'

const reader = { userId: buildId(1), timeZone: 'America/Sao_Paulo' }
const since = '2026-11-20T15:00:00.000Z'
const toStatus = (statusKey: DemandStatus, change: Partial<ProcessItem> = {}) =>
  buildItem({
    type: 'STATUS',
    content: null,
    customFields: { statusKey },
    userType: 'CUSTOMER',
    userName: 'Rafael Nogueira',
    createdAt: '2026-11-20T17:10:00.000Z',
    ...change,
  })
const firm = { userType: 'BACKOFFICE', userName: 'Helena Prado' } as const

describe('a demand that moved on while a dialog was open', () => {
  it.each<[DemandStatus, ProcessItem, string]>([
    [
      'PENDING',
      toStatus('IN_PROGRESS'),
      'Rafael Nogueira já respondeu ao escritório, em 20/11/2026 14:10.',
    ],
    [
      'PENDING',
      toStatus('IN_PROGRESS', firm),
      'Helena Prado mudou o status da demanda para Em Andamento em 20/11/2026 14:10.',
    ],
    [
      'PENDING',
      toStatus('FINISHED', { ...firm, userName: null }),
      'O escritório mudou o status da demanda para Entregue em 20/11/2026 14:10.',
    ],
    ['FINISHED', toStatus('IN_PROGRESS'), 'Rafael Nogueira reabriu a demanda em 20/11/2026 14:10.'],
    [
      'FINISHED',
      toStatus('IN_PROGRESS', { userName: null }),
      'Alguém da sua conta reabriu a demanda em 20/11/2026 14:10.',
    ],
    [
      'FINISHED',
      toStatus('IN_PROGRESS', { userId: reader.userId }),
      'Você reabriu a demanda em 20/11/2026 14:10.',
    ],
  ])('case %#: from %s', (statusKey, item, text) => {
    const found = { statusKey, statusChangedAt: since }
    const later = { ...toStatus('BLOCKED', firm), createdAt: '2026-11-20T18:00:00.000Z' }
    expect(toMovedOnText(found, [item, later], reader)).toBe(text)
  })

  it('is not named by what was before, by the same status, or by what is no status', () => {
    const items = [
      toStatus('IN_PROGRESS', { createdAt: '2026-11-20T14:00:00.000Z' }),
      toStatus('PENDING'),
      buildItem({ createdAt: '2026-11-20T17:10:00.000Z' }),
    ]
    const found = { statusKey: 'PENDING', statusChangedAt: since } as const
    expect(toMovedOnText(found, items, reader)).toBeNull()
  })
})
