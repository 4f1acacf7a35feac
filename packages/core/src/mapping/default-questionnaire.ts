import { defaultQuestions } from './default-questions.ts'
import type { MappingQuestionnaire } from './mapping.types.ts'
import { mappingFields } from './mapping-fields.ts'
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

const tagsOf: Readonly<Record<SectorKind, SectorTags>> = {
  Vendas: salesTags,
  RH: peopleTags,
  Marketing: marketingTags,
  Financeiro: financeTags,
  'Suporte ao Cliente': supportTags,
  'Sucesso do Cliente': customerSuccessTags,
  Jurídico: legalTags,
  'Fornecedores e Parceiros': supplierTags,
  'Uso da Plataforma': platformTags,
  Outros: generalTags,
}

/**
 * The questionnaire of a firm without one of its own. The server returns it, or the firm's, for
 * `getMappingQuestionnaire`: no screen reads it from here.
 */
export const defaultQuestionnaire: MappingQuestionnaire = {
  questions: defaultQuestions,
  suggestions: sectorKinds.flatMap((sector) =>
    mappingFields.map((field, place) => ({
      sector,
      field,
      tags: [...(tagsOf[sector][place] ?? [])],
    })),
  ),
}
