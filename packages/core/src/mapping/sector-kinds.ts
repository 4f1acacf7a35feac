/** The kinds of sector that a mapping offers, in order; 'Outros' takes a name of its own. */
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

/** A kind of sector, by the name that is shown and stored. */
export type SectorKind = (typeof sectorKinds)[number]

/** Suggested answers, one list a question in the order of the questionnaire. No tag holds a comma. */
export type SectorTags = readonly (readonly string[])[]
