import { TEMPLATE_DOCUMENTS_SHOWN } from '@tramite/core/templates'
import type { Handler } from '../../http/operation.ts'
import { selectDocuments } from '../documents/documents.store.ts'
import { toDocument } from '../documents/documents.wire.ts'
import { NO_DRAFT, selectOwnDraft } from './template-drafts.store.ts'
import { requireTemplate, toOwnBusiness } from './template-scope.ts'
import { selectTemplate } from './templates.store.ts'
import { toTemplate } from './templates.wire.ts'

/** One template with the draft and the newest documents of the user. */
export const getTemplate: Handler<'getTemplate'> = async (call) => {
  const { params, unit, setVersion } = call
  const businessId = await toOwnBusiness(call)
  const find = selectTemplate(params.id)
  if (businessId === null) {
    const [[row]] = await unit.read(find)
    setVersion(NO_DRAFT)
    return toTemplate(requireTemplate(row), undefined, [])
  }
  const [documents] = selectDocuments(
    { kind: 'one', businessId },
    { templateId: params.id, own: true },
    { limit: TEMPLATE_DOCUMENTS_SHOWN, offset: 0, after: null },
  )
  const [[row], [draft], made] = await unit.read(
    find,
    selectOwnDraft(params.id, businessId),
    documents,
  )
  setVersion(draft?.version ?? NO_DRAFT)
  return toTemplate(
    requireTemplate(row),
    draft,
    made.slice(0, TEMPLATE_DOCUMENTS_SHOWN).map(toDocument),
  )
}
