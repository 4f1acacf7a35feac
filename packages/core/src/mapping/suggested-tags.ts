import type { MappingField } from './mapping-questions.ts'
import { mappingFields } from './mapping-questions.ts'
import { type SectorKind, type SectorTags, sectorKinds } from './sector-kinds.ts'
import { customerSuccessTags } from './tags/customer-success.ts'
import { financeTags } from './tags/finance.ts'
import { generalTags } from './tags/general.ts'
import { legalTags } from './tags/legal.ts'
import { marketingTags } from './tags/marketing.ts'
import { peopleTags } from './tags/people.ts'
import { platformTags } from './tags/platform.ts'
import { salesTags } from './tags/sales.ts'
import { supplierTags } from './tags/suppliers.ts'
import { supportTags } from './tags/support.ts'

const tagsOf: Readonly<Record<Exclude<SectorKind, 'Outros'>, SectorTags>> = {
  Vendas: salesTags,
  RH: peopleTags,
  Marketing: marketingTags,
  Financeiro: financeTags,
  'Suporte ao Cliente': supportTags,
  'Sucesso do Cliente': customerSuccessTags,
  Jurídico: legalTags,
  'Fornecedores e Parceiros': supplierTags,
  'Uso da Plataforma': platformTags,
}

const isKnown = (name: string): name is keyof typeof tagsOf =>
  name !== 'Outros' && (sectorKinds as readonly string[]).includes(name)

/**
 * The answers that a question suggests in a sector; a sector with a name of its own gets some that
 * presuppose nothing of what it does.
 * @param sectorName the sector's name: one of the kinds offered, or free text
 */
export function suggestTags(sectorName: string, field: MappingField): readonly string[] {
  const tags = isKnown(sectorName) ? tagsOf[sectorName] : generalTags
  return tags[mappingFields.indexOf(field)] ?? []
}
