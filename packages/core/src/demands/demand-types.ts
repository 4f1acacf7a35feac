/** The type whose demands the demands page shows only while they are pending. */
export const MARK_REGISTRATION_TYPE = 'Registro de Marcas'

/** The type of the demands in which the internal risk analysis is worked on. */
export const RISK_ANALYSIS_TYPE = 'Análise Interna de Risco'

/** The type of the meeting that a data mapping begins with. */
export const MAPPING_MEETING_TYPE = 'Reunião Mapeamento de Dados'

/** The type of the demand that a data mapping is reviewed in; it comes with the tool. */
export const MAPPING_TYPE = 'Mapeamento de Dados'

/**
 * The type of the demand in which a document of the generator is reviewed; it comes with the tool. It differs
 * from a firm's own type 'Revisão de Documento', which is not linked to the generator.
 */
export const DOCUMENT_REVIEW_TYPE = 'Revisão de Documento Gerado'

/**
 * The types of demands that rules and screens refer to by name. A firm may add types of its own; these
 * keep their names.
 */
export const specifiedDemandTypes = [
  'Reunião de Onboarding',
  'Reunião de Contato Ativo',
  'Reunião de Acompanhamento',
  MAPPING_MEETING_TYPE,
  'Demanda Específica',
  'Reunião de Alinhamento',
  'Conteúdo/Material',
  'Administrativo/Financeiro',
  MARK_REGISTRATION_TYPE,
  RISK_ANALYSIS_TYPE,
] as const

const specified: ReadonlySet<string> = new Set([
  ...specifiedDemandTypes,
  MAPPING_TYPE,
  DOCUMENT_REVIEW_TYPE,
])

/** Whether rules refer to a type by name, so that it can be neither renamed nor deleted. */
export function isSpecifiedDemandType(name: string): boolean {
  return specified.has(name)
}
