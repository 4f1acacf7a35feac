import type { Conventions } from '@tramite/core/calendar'
import type { demandTags } from '../tables/tags.table.ts'
import { businessSeeds } from './businesses.data.ts'
import { type DemandRows, type LoadContext, toDemandRows } from './demand-rows.ts'
import { demandSeeds } from './demands.data.ts'
import { toBillingRows, toContractFile, toReceipts } from './finance-rows.ts'
import { toJourneyRows } from './journeys/journey-rows.ts'
import { toLegalAcceptanceRows } from './legal-rows.ts'
import { toMappingRows } from './mapping/mapping-rows.ts'
import { toAllMarkRows } from './marks/mark-rows.ts'
import { toNotificationRows } from './notification-rows.ts'
import {
  toBusinessRows,
  toBusinessUserRows,
  toCredentialRows,
  toCustomerRows,
  toCustomerTagRows,
  toDeadlineStopRows,
  toUserRows,
} from './people-rows.ts'
import { toPopupRows } from './popup-rows.ts'
import { createRegistry, joinedAt } from './registry.ts'
import { toReminderRows } from './reminders/reminder-rows.ts'
import { toRiskRows } from './risk/risk-rows.ts'
import { toTemplateRows } from './templates/template-rows.ts'
import { createTimeline } from './timeline.ts'

/** The number of the first demand; new ones continue from the last. */
const FIRST_NUMBER = 1201

function toDemandTagRows({ timeline, registry }: LoadContext) {
  const rows = demandSeeds.flatMap(({ business, tags = [] }) => {
    const { customer } = businessSeeds[business]
    return tags.map((name): [string, typeof demandTags.$inferInsert] => {
      const id = registry.tagId(customer, name)
      const customerId = registry.customerId(customer)
      return [id, { id, customerId, name, createdAt: joinedAt(timeline, customer) }]
    })
  })
  return [...new Map(rows).values()]
}

/** Demands of one moment keep their order. */
const byCreation = (a: DemandRows, b: DemandRows) =>
  Date.parse(a.demand.createdAt) - Date.parse(b.demand.createdAt)

/**
 * Every row and file of the demo firm, relative to a moment.
 * @param passwordHash of the one password
 */
export function toDemoRows(now: Date, conventions: Conventions, passwordHash: string) {
  const timeline = createTimeline(now, conventions)
  const registry = createRegistry(timeline)
  const context: LoadContext = { timeline, registry, conventions }
  const demands = demandSeeds.map((seed) => toDemandRows(seed, context)).sort(byCreation)
  const receipts = toReceipts(context)
  const contract = toContractFile(context)
  const popups = toPopupRows(context)
  const journeys = toJourneyRows(demands, context)
  const mapping = toMappingRows(demands, context)
  const marks = toAllMarkRows(demands, context)
  const risk = toRiskRows(context)
  const templates = toTemplateRows(context)
  const reminders = toReminderRows(demands, context)
  return {
    customers: toCustomerRows(context).map((row) =>
      row.id === contract.row.customerId
        ? { ...row, serviceContractAwsKey: contract.row.key }
        : row,
    ),
    deadlineStops: toDeadlineStopRows(context),
    customerTags: toCustomerTagRows(timeline, registry),
    users: toUserRows(timeline, registry),
    credentials: toCredentialRows(registry, passwordHash),
    legalAcceptances: toLegalAcceptanceRows(timeline, registry),
    businesses: toBusinessRows(timeline, registry),
    businessUsers: toBusinessUserRows(registry),
    demandTags: toDemandTagRows(context),
    demands: demands.map(({ demand }, i) => ({ ...demand, number: FIRST_NUMBER + i })),
    /** The number of the next demand. */
    nextNumber: FIRST_NUMBER + demands.length,
    items: demands.flatMap(({ items }) => items),
    documents: [...demands.flatMap(({ documents }) => documents), ...templates.documents],
    templateTypes: templates.types,
    templates: templates.templates,
    templateDrafts: templates.drafts,
    /** The number of the next document made from a template. */
    nextDocumentNumber: templates.nextNumber,
    screenings: demands.flatMap(({ screening }) => screening ?? []),
    causes: demands.flatMap(({ cause }) => cause ?? []),
    journeyTypes: journeys.types,
    customerJourneys: journeys.started,
    journeyDemands: journeys.links,
    reminders: reminders.map(({ row }) => row),
    reminderArchives: reminders.flatMap(({ archives }) => archives),
    reminderDemands: reminders.flatMap(({ links }) => links),
    mappings: mapping.mappings,
    mappingSectors: mapping.sectors,
    mappingActivities: mapping.activities,
    mappingSnapshots: mapping.snapshots,
    marks: marks.marks,
    markProcesses: marks.processes,
    markEvents: marks.events,
    gazettes: marks.gazettes,
    riskSectors: risk.sectors,
    riskQuestions: risk.questions,
    riskAnswers: risk.answers,
    riskChoices: risk.choices,
    feedbacks: demands.flatMap(({ feedback }) => feedback ?? []),
    billings: toBillingRows(context),
    receipts: receipts.map(({ row }) => row),
    popups: popups.rows,
    popupViews: popups.views,
    files: [
      ...demands.flatMap(({ files }) => files),
      contract,
      ...receipts.map(({ file }) => file),
      ...reminders.flatMap(({ files }) => files),
      ...templates.files,
    ],
    notifications: [
      ...demands.flatMap((rows) => toNotificationRows(rows, context)),
      ...reminders.flatMap(({ notifications }) => notifications),
    ],
  }
}

export type DemoRows = ReturnType<typeof toDemoRows>
