/** The kinds of sector that a mapping offers, in order; 'Outros' takes a free name. */
export const sectorKinds = [
  'Vendas',
  'RH',
  'Marketing',
  'Financeiro',
  'Suporte ao Cliente',
  'Sucesso do Cliente',
  'Jurídico',
  'Fornecedores e Parceiros',
  'Uso da Plataforma',
  'Outros',
] as const

/** A kind of sector, by the name that is displayed and stored. */
export type SectorKind = (typeof sectorKinds)[number]

/** Suggested answers, one list per question in the order of the questionnaire. No tag contains a comma. */
export type SectorTags = readonly (readonly string[])[]
