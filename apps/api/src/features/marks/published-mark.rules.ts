import type { MarkDraft } from '@tramite/core/marks'

/** A mark as the gazette names it. */
export interface PublishedMark {
  /** Empty for a mark without words. */
  readonly name: string
  /** Such as 'Nominativa', 'Mista', 'Figurativa', 'Tridimensional'. */
  readonly presentation: string
  /** Such as 'De Produto', 'De Serviço', 'Produtos e/ou Serviço'. */
  readonly nature: string
  /** Nice classes: 1 to 34 are goods, 35 to 45 services. */
  readonly classes: readonly number[]
}

const PRODUCT_CLASS_LAST = 34
const SERVICE_CLASS_LAST = 45

function toNature({
  nature,
  classes,
}: Pick<PublishedMark, 'nature' | 'classes'>): MarkDraft['product'] | null {
  const known = classes.filter((one) => one >= 1 && one <= SERVICE_CLASS_LAST)
  const named = nature.toLowerCase()
  const ofProducts =
    known.length > 0 ? known.some((one) => one <= PRODUCT_CLASS_LAST) : named.includes('produto')
  const ofServices =
    known.length > 0 ? known.some((one) => one > PRODUCT_CLASS_LAST) : named.includes('servi')
  if (ofProducts) return ofServices ? 'Ambas' : 'Produto'
  return ofServices ? 'Serviço' : null
}

function toPresentation(presentation: string): MarkDraft['apres'] | null {
  const [first = ''] = presentation.trim().split(/\s+/)
  if (first === 'Nominativa' || first === 'Mista') return first
  return first === 'Figurativa' || first === 'Figura' ? 'Figura' : null
}

/**
 * The gazette's description of a mark that was imported by its number alone; null if it is missing, or of
 * a kind that the registration does not support. By the Nice classes, since the office calls most marks
 * 'Produtos e/ou Serviço'.
 */
export function describePublishedMark(mark: PublishedMark): {
  readonly name: string | null
  readonly apresentacao: MarkDraft['apres'] | null
  readonly natureza: MarkDraft['product'] | null
} {
  return {
    name: mark.name || null,
    apresentacao: toPresentation(mark.presentation),
    natureza: toNature(mark),
  }
}
