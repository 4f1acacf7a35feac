import { MARK_REGISTRATION_TYPE } from '@tramite/core/demands'
import { evaluateMarkDraft, toMarkDraftText } from '@tramite/core/marks'
import { createId } from '../../db/ids.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import type { StoredHolder } from '../../tables/marks.table.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import { offerDemandNumber } from '../demands/demands.store.ts'
import { raiseDemand } from '../demands/raise-demand.ts'
import { requireCreator } from './mark-access.ts'
import { type MarkRow, toMark } from './mark-columns.ts'
import { toMarkDemand } from './mark-demand.ts'
import { lookIntoMarkFiles, requireMarkFiles, requireNoWordLogo } from './mark-files.ts'
import { insertMarks } from './marks.store.ts'

type Body = Call<'createMark'>['body']

/** Refuses what the form would refuse, by the same rule. */
function requireDraft(body: Body, { services }: Call<'createMark'>): void {
  const decision = evaluateMarkDraft(body, services.conventions)
  if (decision.allowed) return
  const errors = Object.fromEntries(
    Object.entries(decision.errors).filter((entry): entry is [string, string] => !!entry[1]),
  )
  throw new Problem(400, 'VALIDATION', { message: toMarkDraftText(decision.reason), errors })
}

function toHolder({ email, isPJ, cpf, country, ...body }: Body): StoredHolder {
  const { customerName, UF, city, address, CEP, user } = body
  const texts = { customerName, UF, city, address, CEP, user }
  const trimmed = Object.entries(texts).map(([field, text]) => [field, text.trim()])
  return {
    email,
    isPJ,
    cpf,
    country,
    ...(Object.fromEntries(trimmed) as typeof texts),
  }
}

/** A mark right after its registration. */
function toNewMark(call: Call<'createMark'>, demand: DetailRow): MarkRow {
  const { body, services, now } = call
  const [logo] = body.attachments ?? []
  const at = now.toISOString()
  return {
    id: createId(services.clock),
    customerId: demand.customerId,
    businessId: demand.businessId,
    demandId: demand.id,
    userId: demand.userId,
    imported: false,
    name: body.name.trim(),
    description: body.description.trim(),
    presentation: body.apres,
    nature: body.product,
    logoKey: logo?.awsFileKey ?? null,
    contractKey: body.contrato?.awsFileKey ?? null,
    holder: toHolder(body),
    version: 1,
    createdAt: at,
    updatedAt: at,
    statusKey: demand.statusKey,
    backofficeUserId: demand.backofficeUserId,
    processes: [],
  }
}

/**
 * Registers a mark: its demand and the mark, both or neither. The files are checked by their content, and
 * belong to the demand.
 */
export const createMark: Handler<'createMark'> = async (call) => {
  const { body, businessId, unit, services, now, setVersion } = call
  const [logo = null] = body.attachments ?? []
  const files = await lookIntoMarkFiles(call, { logo, contract: body.contrato ?? null })
  const opening = [offerDemandNumber()] as const
  const mark = await unit.write(opening, async (transaction, [number], user) => {
    const principal = requireCreator(user, call)
    requireDraft(body, call)
    requireNoWordLogo(body.apres, logo)
    requireMarkFiles(files)

    const work = { transaction, principal, services, now }
    const demand = await raiseDemand(work, {
      ...toMarkDemand(body),
      number,
      businessId,
      colleagues: [],
      uploads: files.uploads,
      demandTypeName: MARK_REGISTRATION_TYPE,
    })
    const created = toNewMark(call, demand)
    const { statusKey: _, backofficeUserId: _b, processes: _p, ...row } = created
    transaction.defer(insertMarks([row]))
    return toMark(created)
  })
  setVersion(1)
  return mark
}
