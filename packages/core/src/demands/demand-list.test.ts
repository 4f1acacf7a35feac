import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRM_ADMIN } from '../users/index.ts'
import {
  compareDemands,
  countAll,
  formatCount,
  isOnDemandsPage,
  isSplitStatus,
  type OrderedDemand,
  specificDemandsSince,
  toDemandKind,
} from './demand-list.ts'
import { type DemandOrder, demandOrders } from './demand-orders.ts'
import { demandStatuses } from './demand-status.ts'
import { toDemandViewer } from './demand-viewer.ts'

const demands: OrderedDemand[] = [
  {
    externalId: 1,
    name: 'Água e esgoto',
    updatedAt: '2026-11-18T12:00:00Z',
    deleveryForecast: '2026-11-25',
    statusKey: 'FINISHED',
    validationDate: null,
  },
  {
    externalId: 2,
    name: 'contrato',
    updatedAt: '2026-11-19T12:00:00Z',
    deleveryForecast: null,
    statusKey: 'PENDING',
    validationDate: null,
  },
  {
    externalId: 3,
    name: 'Zona franca',
    updatedAt: '2026-11-17T12:00:00.000Z',
    deleveryForecast: '2026-11-20',
    statusKey: 'FINISHED',
    validationDate: '2026-11-21T12:00:00.000Z',
  },
  {
    externalId: 4,
    name: 'Contrato',
    updatedAt: '2026-11-17T12:00:00Z',
    deleveryForecast: '2026-11-20',
    statusKey: 'IN_PROGRESS',
    validationDate: null,
  },
]

describe('compareDemands', () => {
  it.each<[DemandOrder, number[]]>([
    ['idDesc', [4, 3, 2, 1]],
    ['idAsc', [1, 2, 3, 4]],
    ['name', [1, 4, 2, 3]],
    ['updatedAt', [2, 1, 4, 3]],
    ['forecastNullsFirst', [2, 4, 3, 1]],
    ['forecastNullsLast', [4, 3, 1, 2]],
    ['turn', [2, 1, 4, 3]],
  ])('%s', (order, expected) => {
    expect([...demands].sort(compareDemands(order)).map((demand) => demand.externalId)).toEqual(
      expected,
    )
  })

  it('is a total order', () => {
    const demand = fc.record({
      externalId: fc.integer({ min: 1, max: 9 }),
      name: fc.constantFrom('a', 'Á', 'b', 'b 2', 'b 10'),
      updatedAt: fc.constantFrom('2026-11-18T12:00:00Z', '2026-11-19T12:00:00Z'),
      deleveryForecast: fc.constantFrom(null, '2026-11-18', '2026-11-19'),
      statusKey: fc.constantFrom(...demandStatuses),
      validationDate: fc.constantFrom(null, '2026-11-20T12:00:00Z'),
    })
    fc.assert(
      fc.property(fc.constantFrom(...demandOrders), demand, demand, demand, (order, a, b, c) => {
        const compare = compareDemands(order)
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('counts', () => {
  it.each([
    [0, '00'],
    [3, '03'],
    [12, '12'],
    [100, '100'],
    [10_000, '10000'],
  ])('%i shows as %s', (count, text) => expect(formatCount(count)).toBe(text))

  it('adds the statuses up', () => {
    expect(countAll({ OPEN: 1, IN_PROGRESS: 2, PENDING: 3, FINISHED: 4, BLOCKED: 5 })).toBe(15)
  })
})

describe('what the page keeps', () => {
  it.each([
    ['Registro de Marcas', 'PENDING', true],
    ['Registro de Marcas', 'OPEN', false],
    ['Registro de Marcas', 'FINISHED', false],
    ['Administrativo/Financeiro', 'FINISHED', true],
    [null, 'OPEN', true],
  ] as const)('%s, %s: %s', (demandTypeName, statusKey, kept) => {
    expect(isOnDemandsPage({ demandTypeName, statusKey })).toBe(kept)
  })

  it('splits the lists of delivered and blocked demands only', () => {
    expect(demandStatuses.filter(isSplitStatus)).toEqual(['FINISHED', 'BLOCKED'])
  })

  it('splits by the date of the tag', () => {
    const tags = [
      { name: 'VIP', createdAt: '2020-01-01T00:00:00Z' },
      { name: 'Demanda Específica', createdAt: '2026-06-01T12:00:00Z' },
    ]
    expect(specificDemandsSince([])).toBeNull()
    const since = specificDemandsSince(tags) ?? ''
    expect(toDemandKind({ createdAt: '2026-06-01T12:00:00.001Z' }, since)).toBe('specific')
    expect(toDemandKind({ createdAt: '2026-06-01T12:00:00.000Z' }, since)).toBe('advisory')
    expect(toDemandKind({ createdAt: '2026-05-31T12:00:00Z' }, since)).toBe('advisory')
  })
})

describe('toDemandViewer', () => {
  it('knows the viewer from the user', () => {
    const user = {
      id: 'u',
      type: 'CUSTOMER' as const,
      customerAdmin: true,
      customerSuperAdmin: false,
    }
    expect(toDemandViewer({ ...user, Customer: { isSpecificDemand: true } })).toEqual({
      id: 'u',
      kind: 'customer',
      isAdmin: true,
      isSpecificDemand: true,
    })
    const superAdmin = { ...user, customerAdmin: false, customerSuperAdmin: true, Customer: null }
    expect(toDemandViewer(superAdmin).isAdmin).toBe(true)
    const staff = { ...user, type: 'BACKOFFICE' as const, customerAdmin: false, Customer: null }
    expect(toDemandViewer(staff)).toMatchObject({
      kind: 'staff',
      isAdmin: false,
      isSpecificDemand: false,
    })
    expect(toDemandViewer({ ...staff, roles: [FIRM_ADMIN] }).isAdmin).toBe(true)
  })
})
