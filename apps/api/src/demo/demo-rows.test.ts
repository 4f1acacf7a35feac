import { evaluateAccess } from '@tramite/core/access'
import { addMonths, conventions, forecastDate } from '@tramite/core/calendar'
import { demandStatuses, evaluateChat, toItemText } from '@tramite/core/demands'
import {
  CONTRACT_MONTHS,
  evaluatePayment,
  listOpenInvoices,
  toBillingKind,
  toReais,
} from '@tramite/core/finance'
import { describe, expect, it } from 'vitest'
import { defaultContent } from '../content/content.ts'
import { businessSeeds } from './businesses.data.ts'
import { type CustomerKey, customerSeeds } from './customers.data.ts'
import { demandSeeds } from './demands.data.ts'
import { demoAccounts } from './demo-accounts.ts'
import { type DemoRows, toDemoRows } from './demo-rows.ts'
import { type PersonSeed, personSeeds } from './people.data.ts'

const { specified, brazil } = conventions

const moments = [
  ['a working morning', '2026-11-18T12:30:00Z', specified],
  ['after the work shift', '2026-11-18T22:00:00Z', specified],
  ['a Sunday', '2026-11-22T15:00:00Z', brazil],
  ['just after midnight', '2026-03-03T03:01:00Z', specified],
  ['a holiday', '2027-01-01T13:00:00Z', brazil],
] as const

const load = (now: string, preset = specified) => toDemoRows(new Date(now), preset, 'hash')
const rows = load(moments[0][1])

const customerNamed = ({ customers }: DemoRows, key: CustomerKey) => {
  const found = customers.find(({ name }) => name === customerSeeds[key].name)
  if (!found) throw new Error(`No customer ${key}`)
  return found
}
const of = <R extends { demandId?: string | null }>(list: readonly R[], id: string) =>
  list.filter(({ demandId }) => demandId === id)

describe.each(moments)('the demo firm loaded on %s', (_, now, preset) => {
  const loaded = load(now, preset)
  const { demands, items } = loaded

  it('is the same whenever that moment is loaded', () => {
    expect(load(now, preset)).toEqual(loaded)
  })

  it('tells nothing of the future', () => {
    const end = new Date(now).toISOString()
    const told = [...items, ...demands, ...loaded.feedbacks, ...loaded.notifications]
    expect(told.filter(({ createdAt }) => createdAt > end)).toEqual([])
    expect(demands.filter(({ updatedAt }) => updatedAt > end)).toEqual([])
  })

  it('charges instalments while the contract runs that they are of', () => {
    for (const { id, name, saleDate, createdAt } of loaded.customers) {
      const start = saleDate ?? ''
      expect([name, start >= (createdAt ?? '').slice(0, 10)]).toEqual([name, true])
      const due = loaded.billings
        .filter(({ customerId, description }) => customerId === id && /Parcela/.test(description))
        .map(({ dueDate }) => dueDate)
      const outside = due.filter((day) => day < start || day > addMonths(start, CONTRACT_MONTHS))
      expect([name, ...outside]).toEqual([name])
    }
  })

  it('numbers demands as they were raised, and items as they were written', () => {
    const raised = demands.map(({ createdAt }) => createdAt)
    expect(raised).toEqual([...raised].sort())
    for (const { id, createdAt } of demands) {
      const own = of(items, id)
      expect(own.map((item) => item.id)).toEqual(own.map((item) => item.id).sort())
      expect([createdAt, ...own.map((item) => item.createdAt)]).toEqual(
        [createdAt, ...own.map((item) => item.createdAt)].sort(),
      )
    }
  })

  it('promises the day that belongs to the place in the queue', () => {
    for (const customer of loaded.customers) {
      const queue = demands
        .filter(({ customerId, order }) => customerId === customer.id && order != null)
        .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
      expect(queue.map(({ order }) => order)).toEqual(queue.map((_demand, index) => index + 1))
      for (const { order, deleveryForecast, statusKey } of queue) {
        const premium = customer.isPremium ?? false
        const input = { now: new Date(now), order: order ?? 0, premium, conventions: preset }
        expect(deleveryForecast).toBe(forecastDate(input))
        expect(statusKey).toBe('IN_PROGRESS')
      }
    }
    const waiting = demands.filter(({ statusKey }) => statusKey === 'IN_PROGRESS')
    expect(waiting.filter(({ order }) => order === null)).toEqual([])
  })

  it.each(['carencia', 'atraso'] as const)(
    '%s is overdue since its first overdue invoice',
    (key) => {
      const { id, paymentOverdueSince } = customerNamed(loaded, key)
      const unpaid = loaded.billings
        .filter(({ customerId, status }) => customerId === id && status === 'OVERDUE')
        .map(({ dueDate }) => dueDate)
      expect(unpaid.toSorted()[0]).toBe(paymentOverdueSince)
    },
  )

  it.each([
    ['aurora', []],
    ['brisa', []],
    ['pessoa', []],
    ['carencia', ['paymentOverdue']],
    ['atraso', ['overdue', 'paymentOverdue']],
    ['suspenso', ['suspended']],
    ['encerrado', ['churned']],
    ['avulso', ['specificDemand']],
    ['inadimplente', []],
  ] as const)('shows the contract of %s as %j', (key, reasons) => {
    const seeds = customerNamed(loaded, key)
    const access = evaluateAccess({
      customer: {
        isChurn: seeds.isChurn ?? false,
        accessAllowedUntil: seeds.accessAllowedUntil ?? null,
        hasSuspendedContract: seeds.hasSuspendedContract ?? false,
        hasPaymentOverdue: seeds.hasPaymentOverdue ?? false,
        paymentOverdueSince: seeds.paymentOverdueSince ?? null,
        isSpecificDemand: seeds.isSpecificDemand ?? false,
      },
      user: { customerAdmin: false, customerSuperAdmin: false },
      today: new Date(new Date(now).getTime() - 3 * 3_600_000).toISOString().slice(0, 10),
      conventions: preset,
    })
    expect(access.reasons).toEqual(reasons)
  })
})

describe('what there is to see', () => {
  const aurora = customerNamed(rows, 'aurora')
  const own = rows.demands.filter(({ customerId }) => customerId === aurora.id)

  it('Aurora has two businesses, each with demands of every status', () => {
    expect(own.length).toBeGreaterThanOrEqual(40)
    const businesses = new Set(own.map(({ businessId }) => businessId))
    expect(businesses.size).toBe(2)
    for (const business of businesses) {
      const statuses = own
        .filter(({ businessId }) => businessId === business)
        .map(({ statusKey }) => statusKey)
      expect(new Set(statuses)).toEqual(new Set(demandStatuses))
    }
  })

  it("Aurora's default business is its head office, with a whole address", () => {
    const [first] = rows.businesses
      .filter(({ customerId }) => customerId === aurora.id)
      .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    expect(first).toMatchObject({ name: 'Aurora Cosméticos', cnpj: aurora.cnpj })
    expect(first?.addressComplement).toBeTruthy()
    expect(aurora.legalRepresentative?.name).toBe('Marina Duarte')
  })

  it('has items of every type, with a deleted one', () => {
    expect(new Set(rows.items.map(({ type }) => type)).size).toBe(9)
    expect(rows.items.some(({ deleted }) => deleted)).toBe(true)
  })

  it('has demands of every type that the firm knows', () => {
    const types = new Set(rows.demands.map(({ demandTypeName }) => demandTypeName))
    expect([...types].filter((type) => type !== null)).toHaveLength(11)
  })

  it('was screened by the firm where it has a type, before anybody answered', () => {
    expect(rows.screenings.length).toBeGreaterThanOrEqual(10)
    expect(rows.screenings.some(({ note }) => note !== null)).toBe(true)
    for (const { demandId, demandTypeName, screenedAt } of rows.screenings) {
      const demand = rows.demands.find(({ id }) => id === demandId)
      expect(demand?.demandTypeName).toBe(demandTypeName)
      expect(screenedAt >= (demand?.createdAt ?? '')).toBe(true)
    }
  })

  it('keeps private demands from the colleague', () => {
    const caio = rows.users.find(({ email }) => email === 'user2@aurora.example')?.id ?? ''
    const sealed = own.filter((demand) => demand.private)
    expect(sealed.length).toBeGreaterThan(3)
    const told = rows.notifications.filter(({ userId }) => userId === caio)
    for (const demand of sealed) {
      expect([demand.userId, ...(demand.privateUsers ?? [])]).not.toContain(caio)
      expect(of(told, demand.id)).toEqual([])
    }
  })

  it('delivered demands have each kind of feedback and validation', () => {
    const finished = own.filter(({ statusKey }) => statusKey === 'FINISHED')
    const kinds = finished.map(({ feedbackSkipped, validationDate }) =>
      [feedbackSkipped, validationDate !== null].join(' '),
    )
    expect(new Set(kinds)).toEqual(
      new Set([' false', ' true', 'true false', 'true true', 'false false', 'false true']),
    )
  })

  it('documents come from both sides, one of them hidden and one waiting', () => {
    expect(new Set(rows.documents.map(({ userType }) => userType)).size).toBe(2)
    expect(rows.documents.some((document) => document.wasSendToCustomer === false)).toBe(true)
    expect(rows.documents.some(({ status }) => status === 'waiting')).toBe(true)
    const hidden = rows.files.filter(({ row }) => row.internal)
    expect(hidden).toHaveLength(1)
  })

  it('no customer is told of a file that they may not have', () => {
    const hidden = rows.files.flatMap(({ row }) => (row.internal ? row.key : []))
    const told = rows.items
      .filter(({ type }) => type !== 'PRIVATE_MESSAGE')
      .flatMap(({ attachments = [] }) => attachments.map(({ key }) => key))
    expect(told.filter((key) => hidden.includes(key))).toEqual([])
  })

  it('every templated text is complete', () => {
    for (const item of rows.items) {
      if (!item.template) continue
      expect(Object.values(item.template.parameters)).not.toContain('')
      expect(toItemText({ deleted: false, content: null, template: item.template })).not.toMatch(
        /[{}]/,
      )
    }
  })

  it('an account of the banner is a person who may sign in, and the other way round', () => {
    const people: PersonSeed[] = Object.values(personSeeds)
    expect(demoAccounts.map(({ email }) => email)).toEqual(
      people.filter(({ blocked }) => !blocked).map(({ email }) => email),
    )
  })

  it('people have accepted the legal texts in force, but one who knows those of before', () => {
    const { terms, privacy } = defaultContent.legal
    const isInForce = (document: string, version: string) =>
      version === (document === 'terms' ? terms : privacy).revised
    const late = rows.users.filter(
      ({ id }) =>
        rows.legalAcceptances.filter(
          ({ userId, document, version }) => userId === id && isInForce(document, version),
        ).length < 2,
    )
    expect(late.map(({ email }) => email)).toEqual(['user@carencia.example'])
    expect(rows.legalAcceptances).toHaveLength(2 * rows.users.length)
    const revised = [terms.revised, privacy.revised].toSorted().at(-1)
    const early = load(`${revised}T20:00:00Z`).legalAcceptances.filter(
      ({ version, acceptedAt = '' }) => acceptedAt.slice(0, 10) < version,
    )
    expect(early).toEqual([])
  })
})

describe('the conversations', () => {
  it('have customers write only while their chat is open', () => {
    for (const { name, queue, conversation } of demandSeeds) {
      let statusKey: (typeof demandStatuses)[number] = 'OPEN'
      for (const item of conversation) {
        const isCustomer = item.by !== 'system' && personSeeds[item.by].customer !== null
        const { allowed } = evaluateChat({ statusKey }, { kind: 'customer' })
        if (item.type === 'MESSAGE' && isCustomer) expect([name, item.at, allowed]).toContain(true)
        statusKey = item.statusKey ?? statusKey
      }
      expect([name, statusKey === 'IN_PROGRESS']).toEqual([name, queue !== undefined])
    }
  })

  it('are among people of the business and the firm', () => {
    for (const {
      name,
      business,
      by,
      privateTo = [],
      following = [],
      conversation,
    } of demandSeeds) {
      const { customer, users } = businessSeeds[business]
      const people = [by, ...privateTo, ...following]
      expect([name, people.filter((person) => !users.includes(person))]).toEqual([name, []])
      for (const item of conversation) {
        if (item.by !== 'system') expect([null, customer]).toContain(personSeeds[item.by].customer)
      }
    }
  })
})

describe.each(moments)('the finances on %s', (_, now, preset) => {
  const loaded = load(now, preset)
  const of = (key: CustomerKey) => {
    const { id } = customerNamed(loaded, key)
    return loaded.billings
      .filter(({ customerId }) => customerId === id)
      .map(({ valueCents, invoiceUrl, status, ...row }) => ({
        ...row,
        invoiceUrl: invoiceUrl ?? null,
        status: status ?? 'PENDING',
        value: toReais(valueCents),
      }))
  }
  const context = { isSpecificDemand: false, conventions: preset }

  it('Aurora has 14 billings over every status, more open ones than show at first', () => {
    const billings = of('aurora')
    expect(billings).toHaveLength(14)
    expect(new Set(billings.map(({ status }) => status)).size).toBe(6)
    expect(new Set(billings.map((billing) => toBillingKind(billing).kind)).size).toBe(2)
    expect(listOpenInvoices(billings, context).length).toBeGreaterThan(3)
  })

  it('a delinquent customer’s admin has an invoice to open', () => {
    const admin = { customerAdmin: true, customerSuperAdmin: false }
    for (const key of ['inadimplente', 'atraso', 'carencia'] as const) {
      expect(evaluatePayment(admin, of(key), context, [])).toMatchObject({
        allowed: true,
        destination: { kind: 'invoice' },
      })
    }
  })

  it('has one popup for today, and nothing issued in the future', () => {
    const today = new Date(Date.parse(now) - 3 * 3_600_000).toISOString().slice(0, 10)
    const current = loaded.popups.filter(
      ({ startDate, endDate }) => startDate <= today && today <= endDate,
    )
    expect(current).toHaveLength(1)
    const told = [...loaded.billings, ...loaded.receipts, ...loaded.popups]
    expect(told.filter(({ createdAt }) => createdAt > new Date(now).toISOString())).toEqual([])
  })
})
