import { conventions } from '@tramite/core/calendar'
import { demandStatuses, MARK_REGISTRATION_TYPE } from '@tramite/core/demands'
import { listOpenInvoices, toReais } from '@tramite/core/finance'
import { evaluateJourneyStatus } from '@tramite/core/journeys'
import { isListedMark, toMarkStatus } from '@tramite/core/marks'
import { evaluatePopupAudience } from '@tramite/core/promotions'
import { countByCategory, reminderCategories } from '@tramite/core/reminders'
import { describe, expect, it } from 'vitest'
import { personOf, demoRows as rows, demoDay as today } from '../testing/demo-person.ts'

/** Checks what the demo firm promises to show, sentence by sentence; another file covers its accounts. */

const preset = conventions.specified

const aurora = personOf('super@aurora.example').customer?.id ?? ''
const businesses = rows.businesses.filter(({ customerId }) => customerId === aurora)
const ofAurora = <R extends { customerId?: string | null }>(list: readonly R[]) =>
  list.filter(({ customerId }) => customerId === aurora)
const demands = ofAurora(rows.demands)

describe('Aurora', () => {
  it('has two businesses with different data', () => {
    expect(businesses).toHaveLength(2)
    const [first, second] = businesses.map(({ id }) => ({
      // The demands of tools have the same names in every business.
      demands: demands
        .filter((demand) => demand.businessId === id && demand.demandTypeName === null)
        .map(({ name }) => name),
      mappings: rows.mappings.filter(({ businessId }) => businessId === id).map((row) => row.id),
      journeys: rows.customerJourneys.filter(({ businessId }) => businessId === id).length,
    }))
    expect(first?.demands.filter((name) => second?.demands.includes(name))).toEqual([])
    expect(first?.mappings).not.toEqual(second?.mappings)
    expect([first?.journeys, second?.journeys].every((count = 0) => count > 0)).toBe(true)
  })

  it('has at least 40 demands over the five statuses', () => {
    expect(demands.length).toBeGreaterThanOrEqual(40)
    expect(new Set(demands.map(({ statusKey }) => statusKey))).toEqual(new Set(demandStatuses))
  })

  it.each<[string, (demand: (typeof demands)[number]) => boolean]>([
    ['private', (demand) => demand.private === true],
    ['priority', (demand) => demand.priority === true],
    ['tagged', ({ demandsTags }) => (demandsTags?.length ?? 0) > 0],
    ['delivered without feedback', (one) => one.statusKey === 'FINISHED' && !one.feedbackId],
    ['validated', ({ validationDate }) => Boolean(validationDate)],
    ['of a mark', ({ demandTypeName }) => demandTypeName === MARK_REGISTRATION_TYPE],
  ])('has demands that are %s', (_, is) => expect(demands.some(is)).toBe(true))

  it('has conversations with every type of entry', () => {
    const ids = new Set(demands.map(({ id }) => id))
    const types = rows.items.filter(({ demandId }) => ids.has(demandId)).map(({ type }) => type)
    expect(new Set(types)).toEqual(
      new Set([
        'STATUS',
        'MESSAGE',
        'DOCUMENT',
        'FORM',
        'FORM_ANSWER',
        'ATTACHMENT',
        'TEMPLATED_MESSAGE',
        'INTERN_TEMPLATED_MESSAGE',
        'PRIVATE_MESSAGE',
      ]),
    )
  })

  it('has documents of both sides, and tags', () => {
    const sides = ofAurora(rows.documents).map(({ userType }) => userType)
    expect(new Set(sides)).toEqual(new Set(['CUSTOMER', 'BACKOFFICE']))
    expect(ofAurora(rows.demandTags).length).toBeGreaterThan(2)
  })

  it('has reminders in every category', () => {
    for (const { id: businessId } of businesses) {
      const seen = ofAurora(rows.reminders).map((row) => ({
        type: row.type,
        duoDate: row.dueDate,
        ReminderFileds: rows.reminderArchives
          .filter(({ reminderId }) => reminderId === row.id)
          .map((archive) => ({ businessWhoFiled: archive.businessId })),
      }))
      const counts = countByCategory(seen, { today, businessId })
      expect(reminderCategories.filter(({ key }) => counts[key] === 0)).toEqual([])
    }
  })

  it('has journeys that are available, under way, waiting and delivered', () => {
    const [first, second] = businesses.map(({ id: businessId }) =>
      rows.journeyTypes.map((type) => {
        const of = (customerJourneyId: string | null) =>
          rows.journeyDemands
            .filter((link) => link.customerJourneyId === customerJourneyId)
            .filter((link) => link.journeyTypeId === type.id)
            .flatMap(({ demandId }) => demands.find(({ id }) => id === demandId) ?? [])
            .map(({ statusKey = 'OPEN' }) => ({ statusKey }))
        const started = rows.customerJourneys.filter(
          (one) => one.businessId === businessId && one.journeyTypeId === type.id,
        )
        return evaluateJourneyStatus({
          customerJourney: started.map(({ id }) => ({ demands: of(id) })),
        })
      }),
    )
    expect(new Set(first)).toEqual(new Set(['OPEN', 'IN_PROGRESS', 'FINISHED']))
    expect(new Set(second)).toEqual(new Set(['OPEN', 'PENDING']))
  })

  it('offers at least six journeys to everybody, and some by type of customer', () => {
    const general = rows.journeyTypes.filter(({ customerType }) => customerType === null)
    expect(general.length).toBeGreaterThanOrEqual(6)
    const types = rows.journeyTypes.flatMap(({ customerType }) => customerType ?? [])
    expect(types.length).toBeGreaterThan(2)
    const known = new Set(rows.customers.map(({ customerType }) => customerType))
    expect(types.filter((type) => !known.has(type))).toEqual([])
    for (const { description, defaultDemands } of rows.journeyTypes) {
      expect(description.length).toBeGreaterThan(60)
      expect(defaultDemands.length).toBeGreaterThan(0)
      for (const step of defaultDemands) expect(step.description.length).toBeGreaterThan(60)
      const titles = defaultDemands.map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('has a mapping in each of its businesses, and every state is shown', () => {
    const stateOf = ({ demandId }: (typeof rows.mappings)[number]) =>
      rows.demands.find(({ id }) => id === demandId)?.statusKey ?? 'meeting'
    expect(ofAurora(rows.mappings).map(stateOf).sort()).toEqual(['IN_PROGRESS', 'PENDING'])
    expect(new Set(rows.mappings.map(stateOf))).toEqual(
      new Set(['meeting', 'IN_PROGRESS', 'PENDING', 'FINISHED']),
    )
  })

  it('has marks in each status that shows', () => {
    const shown = ofAurora(rows.marks).flatMap((mark) => {
      const demand = demands.find(({ id }) => id === mark.demandId)
      const processes = rows.markProcesses.filter(({ markId }) => markId === mark.id)
      const progress = {
        Demand: { statusKey: demand?.statusKey ?? 'OPEN' },
        ProcessNumbers: processes.map(({ status }) => ({ apolStatus: status ?? null })),
      }
      return isListedMark(progress) ? [toMarkStatus(progress)] : []
    })
    expect(new Set(shown)).toEqual(new Set(['awaitingFiling', 'underReview', 'registered']))
  })

  it('has answered risk sectors', () => {
    expect(rows.riskSectors.length).toBeGreaterThanOrEqual(4)
    expect(ofAurora(rows.riskChoices).length).toBeGreaterThan(20)
  })

  it('has templates with a draft', () => {
    expect(rows.templates.length).toBeGreaterThanOrEqual(12)
    expect(ofAurora(rows.templateDrafts).length).toBeGreaterThan(0)
  })

  it('has 14 billings over the payment statuses', () => {
    const billings = ofAurora(rows.billings)
    expect(billings).toHaveLength(14)
    expect(new Set(billings.map(({ status }) => status)).size).toBe(6)
    const listed = billings.map(({ valueCents, invoiceUrl, status, ...row }) => ({
      ...row,
      invoiceUrl: invoiceUrl ?? null,
      status: status ?? 'PENDING',
      value: toReais(valueCents),
    }))
    const open = listOpenInvoices(listed, { isSpecificDemand: false, conventions: preset })
    expect(open.length).toBeGreaterThan(0)
  })

  it('has notifications read and unread, for each of its people', () => {
    for (const name of ['super', 'admin', 'user']) {
      const { user } = personOf(`${name}@aurora.example`)
      const told = rows.notifications.filter(({ userId }) => userId === user.id)
      const read = told.map(({ isReaded }) => isReaded)
      expect([name, new Set(read)]).toEqual([name, new Set([true, false])])
    }
  })

  it('has a popup for today, which its admins see', () => {
    const current = rows.popups.filter(
      ({ startDate, endDate }) => startDate <= today && today <= endDate,
    )
    expect(current).toHaveLength(1)
    const { input } = personOf('super@aurora.example')
    expect(evaluatePopupAudience(input).allowed).toBe(true)
  })
})

describe('what is told', () => {
  const texts = (
    [
      ['customers', rows.customers.map(({ name }) => name)],
      ['businesses', rows.businesses.map(({ name }) => name)],
      ['people', rows.users.map(({ name }) => name)],
      ['demands', rows.demands.flatMap(({ name, description }) => [name, description])],
      ['entries', rows.items.flatMap(({ content }) => content ?? [])],
      ['documents', rows.documents.map(({ name }) => name)],
      ['reminders', rows.reminders.map(({ name }) => name)],
      ['marks', rows.marks.flatMap(({ name, description }) => [name, description])],
      ['templates', rows.templates.flatMap(({ name, description }) => [name, description])],
      ['journeys', rows.journeyTypes.flatMap(({ title, description }) => [title, description])],
      ['questions', rows.riskQuestions.map(({ name }) => name)],
      ['billings', rows.billings.map(({ description }) => description)],
      ['popups', rows.popups.flatMap(({ title, description }) => [title, description])],
    ] as const
  ).map(([what, found]) => [what, found] as const)

  it.each(texts)('of %s is realistic', (_, found) => {
    expect(found.length).toBeGreaterThan(0)
    expect(
      found.filter((text) => /\b(testes? \d|lorem|ipsum|foo|bar|asdf|xxx)\b/i.test(text)),
    ).toEqual([])
    expect(found.filter((text) => text.trim() !== text || text === '')).toEqual([])
  })
})
