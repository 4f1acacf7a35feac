import { foldText } from '@tramite/core/forms'
import type { AuthorityStatus } from '@tramite/core/marks'

/** A decision that the trademark office published about a process (despacho). */
export interface Dispatch {
  /** Such as IPAS158. */
  readonly code: string
  /** Such as 'Concessão de registro'. */
  readonly name: string
}

/** Codes of dispatches on marks in the office's system IPAS. */
const byCode: Readonly<Record<string, AuthorityStatus>> = {
  IPAS005: 'Exigência',
  IPAS009: 'Publicação',
  IPAS024: 'Indeferimento',
  IPAS029: 'Deferimento',
  IPAS106: 'Arquivamento',
  IPAS136: 'Exigência',
  IPAS139: 'Arquivamento',
  IPAS142: 'Sobrestamento',
  IPAS157: 'Arquivamento',
  IPAS158: 'Registro',
  IPAS161: 'Extinção',
  IPAS289: 'Arquivamento',
  IPAS291: 'Arquivamento',
  IPAS304: 'Extinção',
  IPAS338: 'Caducidade',
  IPAS395: 'Exigência',
  IPAS400: 'Nulidade',
  IPAS421: 'Publicação',
  IPAS423: 'Oposição',
}

/** The beginning of the folded name of a dispatch that keeps a registration in spite of a contest. */
export const KEPT_REGISTRATION = 'requerimento nao provido'

/** The statuses of a registration that is contested. */
export const CONTESTED_STATUSES: readonly AuthorityStatus[] = ['Nulidade', 'Caducidade']

/** Beginnings of dispatch names, folded, for unknown codes; the first match counts. */
const byName: readonly (readonly [begins: RegExp, status: AuthorityStatus])[] = [
  [/^concessao d[eo] registro/, 'Registro'],
  [new RegExp(`^${KEPT_REGISTRATION} \\(mantida a concessao\\)`), 'Registro'],
  [/^requerimento provido \(nulo o registro\)/, 'Extinção'],
  [/^extincao d[eo] registro/, 'Extinção'],
  [/^(re)?publicacao d[eo] pedido/, 'Publicação'],
  [/^notificacao de oposicao/, 'Oposição'],
  [/^exigencia (formal|de merito|de pagamento)\s*$/, 'Exigência'],
  [/^sobrestamento do exame de merito/, 'Sobrestamento'],
  [/^deferimento do pedido/, 'Deferimento'],
  [/^recurso provido \(decisao reformada para: deferimento/, 'Deferimento'],
  [/^indeferimento do pedido/, 'Indeferimento'],
  [/^notificacao de recurso/, 'Recurso'],
  [/^notificacao de (instauracao de processo de )?nulidade/, 'Nulidade'],
  [/^notificacao de caducidade/, 'Caducidade'],
  [/^arquivamento (definitivo )?d[eo] pedido/, 'Arquivamento'],
]

const fold = (text: string) => foldText(text).replace(/\s+/g, ' ')

/**
 * The status that a published dispatch implies for a process; null for one that leaves it unchanged, such
 * as a decision on a petition, or that is not conclusive by itself. Known codes take precedence over
 * names.
 */
export function toAuthorityStatus({ code, name }: Dispatch): AuthorityStatus | null {
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (known) return known
  const folded = fold(name)
  return byName.find(([begins]) => begins.test(folded))?.[1] ?? null
}
