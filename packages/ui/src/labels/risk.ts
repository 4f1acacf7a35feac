import { countOf } from './count.ts'
import { madeOf } from './paper.ts'

const eventsOf = (count: number) => countOf(count, 'evento', 'eventos')
const answersOf = (count: number) => countOf(count, 'resposta', 'respostas')

/** From 1 to 5. */
export const probabilities = ['rara', 'pequena', 'média', 'grande', 'quase certa'] as const
/** From 1 to 5. */
export const impacts = ['muito baixo', 'baixo', 'médio', 'alto', 'muito alto'] as const

/** Texts of the internal risk analysis. */
export const riskLabels = {
  tools: 'Ferramentas',
  title: 'Análise Interna de Risco',
  missing: (events: number, answers: number) =>
    `${events === 1 ? 'Falta' : 'Faltam'} ${eventsOf(events)} e ${answersOf(answers)} para enviar ao escritório.`,
  ready: 'Tudo respondido. A análise pode ser enviada ao escritório.',
  underWay: 'A demanda está com o escritório. Se as respostas mudaram, envie a análise.',
  answerFirst:
    'O escritório espera a sua resposta na demanda. Depois dela, a análise pode ser enviada.',
  failed: 'Não foi possível carregar a análise',
  loading: 'Carregando a análise',
  send: 'Enviar análise',
  sending: 'Enviando',
  demand: 'Ver a demanda',
  leading: 'Veja o que o escritório pediu na demanda, que abre em instantes.',
  madeOf,

  table: 'Eventos de risco',
  empty: 'Nenhum evento de risco ainda',
  emptyText: 'O escritório ainda não preparou as perguntas.',
  columns: {
    event: 'Evento de risco',
    status: 'Status',
    progress: 'Progresso',
    risk: 'Risco',
    action: 'Ação',
  },
  actionFor: (action: string, name: string) => `${action}: ${name}`,
  done: (done: number, total: number) => `${done} de ${eventsOf(total)} com risco calculado`,
  answers: (answered: number, total: number) => `${answered} de ${answersOf(total)}`,

  matrix: 'Onde está o risco',
  probability: 'Probabilidade',
  impact: 'Impacto',
  probabilities,
  impacts,
  matrixEmpty: 'Os eventos aparecem na figura quando todas as suas perguntas têm resposta.',
  advice: {
    Alto: 'Comece por aqui.',
    Médio: 'Planeje como reduzir.',
    Baixo: 'Basta acompanhar.',
  },

  progress: 'Perguntas respondidas',

  cancel: 'Cancelar',
  redo: 'Refazer',
  redoTitle: 'Refazer as respostas',
  redoText: (name: string) =>
    `As respostas de "${name}" são apagadas e as perguntas voltam a ficar abertas. Não dá para desfazer.`,
  redoing: 'Apagando',
  leave: 'Voltar às ferramentas',
  requesting: 'Solicitando',
}
