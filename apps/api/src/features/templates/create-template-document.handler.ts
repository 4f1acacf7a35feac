import { message } from '@tramite/core/messages'
import { evaluateDocumentReview, fitsDocument, toTemplateToast } from '@tramite/core/templates'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import { toAccessProblem } from '../../http/access-problem.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireBusiness, requireCustomer } from '../../http/require-caller.ts'
import { offerDemandNumber } from '../demands/demands.store.ts'
import { raiseDemand } from '../demands/raise-demand.ts'
import { insertDocument } from '../documents/documents.store.ts'
import { toDocument, toDocumentRow } from '../documents/documents.wire.ts'
import { attachFiles } from '../files/files.store.ts'
import { authoredBy } from '../items/item-author.ts'
import { insertItem } from '../items/items.store.ts'
import { type GeneratedDocument, generateDocument } from './generated-document.ts'
import { evaluateTemplateData } from './template-data.rules.ts'
import { deleteDraft } from './template-drafts.store.ts'
import { refuseAnswers, requireTemplate } from './template-scope.ts'
import { nextDocumentNumber, selectTemplate, type TemplateRow } from './templates.store.ts'

type DocumentCall = Call<'createTemplateDocument'>

function requireAnswers(
  { fields, html }: TemplateRow,
  { templateData }: DocumentCall['body'],
): void {
  const decision = evaluateTemplateData(fields, templateData)
  if (!decision.allowed) refuseAnswers(decision.errors, toTemplateToast(fields, decision.errors))
  if (!fitsDocument(html, fields, templateData)) {
    refuseAnswers({ templateData: message('templates.documentTooLong') })
  }
}

/** The review is a demand: a user who may not create one gets a document without it. */
function requireReview(user: CustomerPrincipal, { services, now }: DocumentCall): void {
  const review = evaluateDocumentReview(contractInputOf(user, services, now))
  if (!review.allowed) throw new Problem(403, toAccessProblem(review.reason))
}

/** Requests the firm's review of a document; returns its demand. */
function raiseReview(
  call: DocumentCall,
  transaction: Transaction,
  principal: CustomerPrincipal,
  number: number | null,
  { name }: GeneratedDocument,
) {
  return raiseDemand(call, transaction, principal, number, {
    name: message('templates.reviewDemandName', { name }),
    description: message('templates.reviewDemandDescription', { name }),
    colleagues: [],
  })
}

/** Writes a stored document, and with it the demand of its review; removes its draft. */
async function writeDocument(
  call: DocumentCall,
  transaction: Transaction,
  principal: CustomerPrincipal,
  demandNumber: number | null | undefined,
  made: GeneratedDocument,
) {
  const { params, body, services, now } = call
  const { userId, customerId } = principal
  const businessId = requireBusiness(principal, call.businessId)
  const demand =
    demandNumber === undefined
      ? null
      : await raiseReview(call, transaction, principal, demandNumber, made)
  const demandId = demand?.id ?? null
  const author = authoredBy(principal, services.clock, now)
  const target = { customerId, demandId, internal: false }
  // After its demand, which it refers to.
  transaction.defer(attachFiles([made.file, made.wordFile], target, author.createdAt))

  const id = createId(services.clock)
  const draft = { name: made.name, awsFileKey: made.file.key, fields: body.templateData }
  const row = { ...toDocumentRow({ ...author, id }, draft, made.file, made.wordFile), demandId }
  transaction.defer(insertDocument({ ...row, customerId, businessId, templateId: params.id }))
  if (demand) {
    const item = { ...author, type: 'DOCUMENT' as const, content: made.name }
    transaction.defer(insertItem(demand, { ...item, attachments: [made.file, made.wordFile] }))
  }
  transaction.defer(deleteDraft({ userId, templateId: params.id, businessId }))
  return { document: toDocument({ ...row, demandName: demand?.name ?? null }), demandId }
}

async function makeDocument(call: DocumentCall) {
  const { params, body, unit } = call
  const [[row]] = await unit.read(selectTemplate(params.id))
  const template = requireTemplate(row)
  requireAnswers(template, body)
  const user = requireCustomer(await unit.principal())
  requireBusiness(user, call.businessId)
  if (body.documentRevised) requireReview(user, call)

  // Drawn in advance: numbers are never returned.
  const [number] = await unit.read(nextDocumentNumber())
  const made = await generateDocument(template, body.templateData, number, user, call)
  const opening = body.documentRevised ? [offerDemandNumber()] : []
  return unit.write(opening, (transaction, [demandNumber], principal) =>
    writeDocument(call, transaction, requireCustomer(principal), demandNumber, made),
  )
}

/**
 * Makes a document from a template: a PDF and a .docx file among the user's documents of the business,
 * and with `documentRevised` a demand for a specialist.
 */
export const createTemplateDocument: Handler<'createTemplateDocument'> = (call) =>
  call.unit.once(() => makeDocument(call))
