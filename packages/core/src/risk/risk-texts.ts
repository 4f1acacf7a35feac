import { RISK_ANALYSIS_TYPE } from '../demands/index.ts'

/**
 * The demand of the meeting, for `createDemand`. It is the demand of the analysis: when the firm
 * delivers it, the tool opens.
 */
export const riskMeetingDraft = {
  name: 'Pré Reunião Análise Interna de Risco',
  description:
    'Reunião que antecede a análise interna de risco de lavagem de dinheiro e financiamento do terrorismo: apresentação do trabalho e de como responder às perguntas.',
  demandTypeName: RISK_ANALYSIS_TYPE,
} as const
