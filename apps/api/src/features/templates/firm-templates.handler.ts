import { createId } from '../../db/ids.ts'
import type { Transaction } from '../../db/transaction.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { readVersioned } from '../../http/versioned-rows.ts'
import type { Clock } from '../../ports/clock.ts'
import type { StoredField } from '../../tables/templates.table.ts'
import { evaluateTemplateText } from './template-markup.rules.ts'
import { lockTemplateType } from './template-types.store.ts'
import {
  changeTemplate,
  insertTemplate,
  lockTemplate,
  selectFirmTemplate,
  selectFirmTemplates,
  type TemplateRow,
  templateList,
} from './templates.store.ts'
import { toFirmTemplate } from './templates.wire.ts'

type Draft = Call<'createFirmTemplate'>['body']
type Changes = Call<'updateFirmTemplate'>['body']

/** The fields as stored; one with the same name keeps its id. */
function toStoredFields(
  drafts: Draft['fields'],
  before: readonly StoredField[],
  clock: Clock,
): StoredField[] {
  const known = new Map(before.map(({ name, id }) => [name, id]))
  return drafts.map(({ name, label, type, maximum, placeholder = `{{${name}}}` }, i) => ({
    id: known.get(name) ?? createId(clock),
    index: i + 1,
    name,
    label: label.trim(),
    placeholder,
    type,
    ...(maximum !== undefined && { maximum }),
  }))
}

function requireText({ html, fields }: Pick<TemplateRow, 'html' | 'fields'>): void {
  const decision = evaluateTemplateText(html, fields)
  if (decision.allowed) return
  const { field, message } = decision
  throw new Problem(400, 'VALIDATION', { message, errors: { [field]: message } })
}

async function requireType(transaction: Transaction, typeId: string | null | undefined) {
  if (typeId === null || typeId === undefined) return
  const [type] = await transaction.run(lockTemplateType(typeId))
  if (!type) throw new Problem(400, 'TEMPLATE_TYPE_INVALID')
}

async function readBack(transaction: Transaction, id: string) {
  const [row] = await transaction.run(selectFirmTemplate(id))
  if (!row) throw notFound()
  return row
}

/** All templates, for staff. */
export const listFirmTemplates: Handler<'listFirmTemplates'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, templateList, query, (start) =>
    selectFirmTemplates(query, start),
  )
  return { templates: shown, ...rest }
}

/** One template, in use or not. */
export const getFirmTemplate: Handler<'getFirmTemplate'> = async (call) =>
  toFirmTemplate(await readVersioned(call, selectFirmTemplate(call.params.id)))

/** Writes a template. */
export const createFirmTemplate: Handler<'createFirmTemplate'> = async (call) => {
  const { body, unit, services, now, setVersion } = call
  const { html, typeId = null, lastRevisionDate = null, active = true } = body
  const fields = toStoredFields(body.fields, [], services.clock)
  const template = await unit.write([], async (transaction) => {
    requireText({ html, fields })
    await requireType(transaction, typeId)
    const id = createId(services.clock)
    const at = now.toISOString()
    transaction.defer(
      insertTemplate({
        ...{ id, typeId, html, fields, active, lastRevisionDate },
        name: body.name.trim(),
        description: body.description.trim(),
        createdAt: at,
        updatedAt: at,
      }),
    )
    return toFirmTemplate(await readBack(transaction, id))
  })
  setVersion(1)
  return template
}

function toColumns(
  { name, description, fields, ...rest }: Changes,
  row: TemplateRow,
  clock: Clock,
) {
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(fields !== undefined && { fields: toStoredFields(fields, row.fields, clock) }),
  }
}

/** Changes a template. Documents made from it stay as they are. */
export const updateFirmTemplate: Handler<'updateFirmTemplate'> = async (call) => {
  const { params, body, ifMatch, unit, services, now, setVersion } = call
  const opening = [lockTemplate(params.id)] as const
  const row = await unit.write(opening, async (transaction, [[before]]) => {
    if (!before) throw notFound()
    const columns = toColumns(body, before, services.clock)
    requireCurrent(ifMatch, before, columns)
    requireText({ ...before, ...columns })
    await requireType(transaction, body.typeId)
    transaction.defer(changeTemplate(params.id, columns, now))
    return readBack(transaction, params.id)
  })
  setVersion(row.version)
  return toFirmTemplate(row)
}
