import {
  evaluateReceipt,
  explainDueDate,
  toBillingLabel,
  toReceiptState,
} from '@tramite/core/finance'
import { and, asc, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { inGroups } from '../../db/batches.ts'
import type { Command } from '../../db/command.ts'
import { behind } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import { listById, type PageStart } from '../../http/page.ts'
import { businesses } from '../../tables/businesses.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { feedbacks } from '../../tables/feedback.table.ts'
import { receipts } from '../../tables/receipts.table.ts'
import { riskChoices } from '../../tables/risk-choices.table.ts'
import { riskAnswers, riskQuestions, riskSectors } from '../../tables/risk-content.table.ts'
import { selectBusinesses } from '../businesses/businesses.store.ts'
import { selectCustomerTagsOf } from '../customers/customers.store.ts'
import { type DetailRow, detailColumns } from '../demands/demand-columns.ts'
import { selectCausesOf } from '../demands/forecast-causes.store.ts'
import { toForecastStep } from '../demands/forecast-step.ts'
import { billingList, selectBillings } from '../finance/billings.store.ts'
import { receiptList, selectReviews } from '../finance/receipts.store.ts'
import { selectAnsweredActivities } from '../mapping/activities.store.ts'
import { selectMappingOf } from '../mapping/mapping.store.ts'
import { selectSectorsIn } from '../mapping/sectors.store.ts'
import { readSectorResults } from '../risk/sector-result.ts'
import { selectEveryOwnDraft } from '../templates/template-drafts.store.ts'
import { visibleDemand } from '../visibility/demand-scope.ts'
import { ownReceipt } from './export-files.ts'
import type { ExportSource } from './export-source.ts'

const demandList = listById('exported-demands')
const feedbackList = listById('exported-feedbacks')
const choiceList = listById('exported-choices')

/** A demand with the name of its business. */
export type ExportedDemand = DetailRow & { readonly businessName: string }

const ofScope = ({ principal }: ExportSource) =>
  inArray(demands.businessId, [...principal.businessIds])

/** The names of the businesses that the requester sees, by id. */
export async function readBusinessNames({ read }: ExportSource): Promise<Map<string, string>> {
  const rows = await read(selectBusinesses({ includeAll: true }))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Rows with the name of their business. */
export async function* withBusiness<Row extends { readonly businessId: string | null }>(
  source: ExportSource,
  rows: AsyncIterable<Row>,
) {
  const names = await readBusinessNames(source)
  for await (const row of rows) {
    yield { ...row, businessName: (row.businessId && names.get(row.businessId)) || null }
  }
}

/** The demands that the requester sees, oldest first. */
export async function* demandsOf(source: ExportSource): AsyncGenerator<ExportedDemand> {
  if (source.principal.businessIds.length === 0) return
  yield* source.all(demandList, ({ limit, after }) => [
    toCommand(
      build
        .select({ ...detailColumns, businessName: businesses.name })
        .from(demands)
        .innerJoin(businesses, eq(businesses.id, demands.businessId))
        .where(and(visibleDemand, ofScope(source), behind(after, 'asc', demands.id)))
        .orderBy(asc(demands.id))
        .limit(limit + 1),
    ),
  ])
}

/** Number of demands to write. */
export const countDemands = (source: ExportSource): Command<{ total: number }[]> =>
  toCommand(
    build
      .select({ total: sql<number>`count(*)` })
      .from(demands)
      .where(
        and(visibleDemand, source.principal.businessIds.length ? ofScope(source) : sql`false`),
      ),
  )

/** Ratings of the delivered demands, without those that were skipped. */
export async function* feedbacksOf(source: ExportSource) {
  if (source.principal.businessIds.length === 0) return
  yield* source.all(feedbackList, ({ limit, after }: PageStart) => [
    toCommand(
      build
        .select({
          id: feedbacks.id,
          demandId: feedbacks.demandId,
          demandNumber: demands.number,
          demandName: demands.name,
          rating: feedbacks.rating,
          description: feedbacks.description,
          createdAt: feedbacks.createdAt,
          businessName: businesses.name,
        })
        .from(feedbacks)
        .innerJoin(demands, eq(demands.id, feedbacks.demandId))
        .innerJoin(businesses, eq(businesses.id, demands.businessId))
        .where(
          and(
            not(feedbacks.skipped),
            visibleDemand,
            ofScope(source),
            behind(after, 'asc', feedbacks.id),
          ),
        )
        .orderBy(asc(feedbacks.id))
        .limit(limit + 1),
    ),
  ])
}

/**
 * The businesses' answers about their risks, without the weights; each with the level of its sector, null until
 * that has an answer to every question.
 */
export async function* riskAnswersOf(source: ExportSource) {
  const { businessIds } = source.principal
  if (businessIds.length === 0) return
  const rows = source.all(choiceList, ({ limit, after }: PageStart) => [
    toCommand(
      build
        .select({
          id: riskChoices.id,
          businessId: riskChoices.businessId,
          businessName: businesses.name,
          sectorId: riskSectors.id,
          sector: riskSectors.name,
          question: riskQuestions.name,
          answer: riskAnswers.name,
          updatedAt: riskChoices.updatedAt,
        })
        .from(riskChoices)
        .innerJoin(businesses, eq(businesses.id, riskChoices.businessId))
        .innerJoin(riskQuestions, eq(riskQuestions.id, riskChoices.questionId))
        .innerJoin(riskSectors, eq(riskSectors.id, riskQuestions.sectorId))
        .innerJoin(riskAnswers, eq(riskAnswers.id, riskChoices.answerId))
        .where(
          and(
            sql`${riskChoices.customerId} = (select app_customer())`,
            inArray(riskChoices.businessId, [...businessIds]),
            behind(after, 'asc', riskChoices.id),
          ),
        )
        .orderBy(asc(riskChoices.id))
        .limit(limit + 1),
    ),
  ])
  const results = new Map<string, ReturnType<typeof readSectorResults>>()
  for await (const { sectorId, ...row } of rows) {
    const ofBusiness = results.get(row.businessId) ?? readSectorResults(source.read, row.businessId)
    results.set(row.businessId, ofBusiness)
    yield { ...row, level: (await ofBusiness).get(sectorId)?.level ?? null }
  }
}

/** The billings that the requester sees, each with the day on which the finance page says that it is due. */
export async function* billingsOf(source: ExportSource) {
  const { customerId, customerSuperAdmin, contract } = source.principal
  const { isSpecificDemand } = contract
  // A plain admin sees unpaid billings, to pay them; the finance page is the super admin's.
  const filter = { customerId, onlyUnpaid: !customerSuperAdmin }
  for await (const row of source.all(billingList, (start) => selectBillings(filter, start))) {
    yield { row, due: explainDueDate(row, { isSpecificDemand }) }
  }
}

/** Whether the proofs of the requester's customer wait for the firm to open access again. */
async function findIsClosed({ principal, read }: ExportSource): Promise<boolean> {
  const tags = await read(selectCustomerTagsOf(principal.userId))
  const receipts = await read(selectReviews())
  const proof = evaluateReceipt({ user: principal, tags, hasOpenInvoice: false, receipts })
  return proof.allowed && proof.waits
}

/**
 * The proofs of payment that the requester sees, each with its state as the finance page shows it, and with the
 * invoice that it names where they see that as well.
 */
export async function* receiptsOf(source: ExportSource) {
  const isClosed = await findIsClosed(source)
  const invoices = new Map<string, { readonly label: string; readonly dueDate: string }>()
  for await (const { row, due } of billingsOf(source)) {
    invoices.set(row.id, { label: toBillingLabel(row), dueDate: due.dueDate })
  }
  const rows = source.all(receiptList, ({ limit, after }: PageStart) => [
    toCommand(
      build
        .select()
        .from(receipts)
        .where(
          and(
            sql`${receipts.customerId} = (select app_customer())`,
            ownReceipt(source),
            behind(after, 'desc', receipts.id),
          ),
        )
        .orderBy(desc(receipts.id))
        .limit(limit + 1),
    ),
  ])
  for await (const row of rows) {
    const invoice = invoices.get(row.billingId ?? '') ?? null
    yield { ...row, invoice, state: toReceiptState(row, isClosed) }
  }
}

/** The answers about the personal data of the businesses, question by question; a sector without activities once. */
export async function* mappingAnswersOf(source: ExportSource) {
  const { principal, questions } = source
  for (const businessId of principal.businessIds) {
    const [mapping] = await source.read(selectMappingOf(businessId))
    if (!mapping) continue
    const [business] = await source.read(
      toCommand(
        build
          .select({ name: businesses.name })
          .from(businesses)
          .where(eq(businesses.id, businessId)),
      ),
    )
    const sectors = await source.read(selectSectorsIn(mapping.id))
    const activities = await source.read(selectAnsweredActivities(mapping.id))
    const businessName = business?.name ?? ''
    for (const { id, name: sector } of sectors) {
      const own = activities.filter(({ sectorId }) => sectorId === id)
      if (own.length === 0) {
        const nothing = { activity: null, field: null, question: null, answer: null }
        yield { businessId, businessName, sector, ...nothing }
      }
      for (const activity of own) {
        for (const { field, title } of questions) {
          yield {
            businessId,
            businessName,
            sector,
            activity: activity.name,
            field,
            question: title,
            answer: activity.answers[field] ?? '',
          }
        }
      }
    }
  }
}

/** The documents that the requester is filling in, answer by answer; one without answers once. */
export async function* draftAnswersOf({ principal, read }: ExportSource) {
  if (principal.businessIds.length === 0) return
  for (const draft of await read(selectEveryOwnDraft(principal.businessIds))) {
    const { answers, fields, ...row } = draft
    const labels = new Map(fields?.map(({ name, label }) => [name, label]))
    const order = [...labels.keys()]
    const given = Object.entries(answers).toSorted(
      ([one], [other]) => order.indexOf(one) - order.indexOf(other),
    )
    if (given.length === 0) yield { ...row, field: null, question: null, answer: null }
    for (const [field, answer] of given) {
      yield { ...row, field, question: labels.get(field) ?? field, answer }
    }
  }
}

/** Number of demands whose causes are read at once. */
const CAUSES_AT_ONCE = 200

/** Every date that a demand was given, oldest first, and why, as the page of the demand tells it. */
export async function* forecastsOf(source: ExportSource) {
  for await (const demands of inGroups(demandsOf(source), CAUSES_AT_ONCE)) {
    const causes = await source.read(selectCausesOf(demands.map(({ id }) => id)))
    const causesOf = Map.groupBy(causes, ({ demandId }) => demandId)
    for (const { id, externalId, name } of demands) {
      for (const { demandId, ...cause } of causesOf.get(id) ?? []) {
        const step = toForecastStep(cause, source.principal)
        yield { demandId, demandNumber: externalId, demandName: name, ...step }
      }
    }
  }
}
