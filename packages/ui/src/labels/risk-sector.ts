import { countOf } from './count.ts'
import { impacts, probabilities } from './risk.ts'

/** Texts of the questions of a risk event, and of their result. */
export const riskSectorLabels = {
  back: 'Voltar',
  backToAnalysis: 'Voltar à análise',
  sectorMissing: 'Evento de risco não encontrado',
  sectorMissingText: 'Ele pode ter sido retirado da análise.',
  source: (source: string) => `Fonte: ${source}`,
  answered: (answered: number, total: number) =>
    `${answered} de ${countOf(total, 'respondida', 'respondidas')}`,
  save: 'Salvar respostas',
  saving: 'Salvando',
  calculate: 'Calcular Risco',
  calculating: 'Calculando',
  locked:
    'O escritório espera a sua resposta na demanda. Até lá, as respostas desta página ficam só para leitura.',
  answerInDemand: 'Responder na demanda',
  unsaved: 'O evento de risco foi concluído antes de você salvar estas respostas',
  unsavedText: 'Elas não foram salvas. Se as respostas forem refeitas, elas voltam às perguntas.',
  discardUnsaved: 'Descartar',
  noAnswer: 'Sem resposta',
  result: 'Risco calculado',
  calculation: (probability: number, impact: number) =>
    `Probabilidade ${probabilities[probability - 1]} (${probability}) × impacto ${impacts[impact - 1]} (${impact}) = ${probability * impact}`,
  bands: (low: number, medium: number) =>
    `Até ${low} o risco é baixo, até ${medium} é médio, e acima disso é alto. A nota vai de 1 a 25, e uma resposta muito grave basta para elevá-la.`,
}
