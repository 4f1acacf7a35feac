import { DOCUMENT_REVIEW_TYPE } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { evaluateDocumentReview, fitsDocument, toTemplateToast } from '@tramite/core/templates'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { toAccessProblem } from '../../http/access-problem.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireBusiness, requireCustomer } from '../../http/require-caller.ts'
import type { Work } from '../../http/work.ts'
import { offerDemandNumber } from '../demands/demands.store.ts'
import { type DemandDraft, raiseDemand } from '../demands/raise-demand.ts'
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
  work: Work<CustomerPrincipal>,
  { name }: GeneratedDocument,
  place: Pick<DemandDraft, 'number' | 'businessId'>,
) {
  return raiseDemand(work, {
    ...place,
    name: message('templates.reviewDemandName', { name }),
    description: message('templates.reviewDemandDescription', { name }),
    colleagues: [],
    demandTypeName: DOCUMENT_REVIEW_TYPE,
  })
}

/** Writes a stored document, and with it the demand of its review; removes its draft. */
async function writeDocument(
  work: Work<CustomerPrincipal>,
  { params, body, businessId: active }: DocumentCall,
  made: GeneratedDocument,
  demandNumber: number | null | undefined,
) {
  const { transaction, principal, services, now } = work
  const { userId, customerId } = principal
  const businessId = requireBusiness(principal, active)
  const demand =
    demandNumber === undefined
      ? null
      : await raiseReview(work, made, { number: demandNumber, businessId: active })
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
  return {
    document: toDocument({ ...row, businessId, demandName: demand?.name ?? null }),
    demandId,
  }
}

async function makeDocument(call: DocumentCall) {
  const { params, body, unit, services, now, onClose } = call
  const [[row]] = await unit.read(selectTemplate(params.id))
  const template = requireTemplate(row)
  requireAnswers(template, body)
  const user = requireCustomer(await unit.principal())
  requireBusiness(user, call.businessId)
  if (body.documentRevised) requireReview(user, call)

  // Drawn in advance: numbers are never returned.
  const [number] = await unit.read(nextDocumentNumber())
  const made = await generateDocument({ principal: user, services, now, onClose }, template, {
    answers: body.templateData,
    number,
  })
  const opening = body.documentRevised ? [offerDemandNumber()] : []
  return unit.write(opening, (transaction, [demandNumber], caller) => {
    const principal = requireCustomer(caller)
    return writeDocument({ transaction, principal, services, now }, call, made, demandNumber)
  })
}

/**
 * Makes a document from a template: a PDF and a .docx file among the user's documents of the business,
 * and with `documentRevised` a demand for a specialist.
 */
export const createTemplateDocument: Handler<'createTemplateDocument'> = (call) =>
  call.unit.once(() => makeDocument(call))
