import { toCurrentAnswers } from '@tramite/core/templates'
import type { Principal } from '../../db/principal.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { requireBusiness, requireCustomer } from '../../http/require-caller.ts'
import { evaluateDraft } from './template-data.rules.ts'
import {
  addDraft,
  changeDraft,
  type DraftAnswers,
  type DraftRow,
  lockDraft,
} from './template-drafts.store.ts'
import { refuseAnswers, requireTemplate } from './template-scope.ts'
import { selectTemplate, type TemplateRow } from './templates.store.ts'
import { toDraft } from './templates.wire.ts'

function toKey(principal: Principal, template: TemplateRow, businessId: string | null) {
  const user = requireCustomer(principal)
  const { userId, customerId } = user
  const business = requireBusiness(user, businessId)
  return { userId, customerId, templateId: template.id, businessId: business }
}

function requireDraftAnswers(template: TemplateRow, answers: Record<string, string>): void {
  const decision = evaluateDraft(template.fields, answers)
  if (!decision.allowed) refuseAnswers(decision.errors)
}

type DraftCall = Call<'createTemplateDraft'> | Call<'updateTemplateDraft'>

/** Refuses a write over a draft that the caller has not seen: all answers that it has would be replaced. */
function requireSeen(
  ifMatch: string | null,
  { answers, version }: DraftRow,
  { current, names }: DraftAnswers,
): void {
  const whole = Object.fromEntries(names.map((name) => [name, current[name] ?? '']))
  requireCurrent(ifMatch, { ...answers, version }, whole)
}

async function write(call: DraftCall, isNew: boolean) {
  const { params, body, businessId, ifMatch, unit, now, setVersion } = call
  const opening = [selectTemplate(params.id)] as const
  const { draft, template } = await unit.write(opening, async (transaction, [[row]], principal) => {
    const template = requireTemplate(row)
    // An open form continues to save when the firm removes one of its fields.
    const sent = body.templateAnswers
    const current = toCurrentAnswers(template.fields, sent)
    requireDraftAnswers(template, current)
    const key = toKey(principal, template, businessId)
    const answers = { current, sent, names: template.fields.map(({ name }) => name) }
    const at = now.toISOString()
    const [added] = isNew ? await transaction.run(addDraft(key, answers, at)) : []
    if (added) return { draft: added, template }
    const [held] = await transaction.run(lockDraft(key))
    if (!held) throw notFound()
    requireSeen(ifMatch, held, answers)
    const [draft] = await transaction.run(changeDraft(key, answers, at))
    if (!draft) throw notFound()
    return { draft, template }
  })
  setVersion(draft.version)
  return toDraft(template.fields, draft)
}

/** Stores the answers of a document that is being filled in. */
export const createTemplateDraft: Handler<'createTemplateDraft'> = (call) => write(call, true)

/** Changes them; after the document was made there is no draft to change. */
export const updateTemplateDraft: Handler<'updateTemplateDraft'> = (call) => write(call, false)
