const eventsOf = (count: number) => (count === 1 ? '1 evento' : `${count} eventos`)
const answersOf = (count: number) => (count === 1 ? '1 resposta' : `${count} respostas`)

/** From 1 to 5. */
const probabilities = ['rara', 'pequena', 'média', 'grande', 'quase certa'] as const
/** From 1 to 5. */
const impacts = ['muito baixo', 'baixo', 'médio', 'alto', 'muito alto'] as const

/** Words of the internal risk analysis. */
export const riskLabels = {
  tools: 'Ferramentas',
  title: 'Análise Interna de Risco',
  missing: (events: number, answers: number) =>
    `${events === 1 ? 'Falta' : 'Faltam'} ${eventsOf(events)} e ${answersOf(answers)} para enviar ao escritório.`,
  ready: 'Tudo respondido. A análise pode ser enviada ao escritório.',
  withFirm: 'O escritório está analisando a última solicitação.',
  failed: 'Não foi possível carregar a análise',
  loading: 'Carregando a análise',
  send: 'Enviar análise',
  sending: 'Enviando',
  demand: 'Ver a demanda',
  leading: 'A demanda abre em instantes.',
  notSent: 'A análise não foi enviada',

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
    Alto: 'Provável e grave: comece por aqui.',
    Médio: 'Pode acontecer, com dano moderado.',
    Baixo: 'Basta acompanhar.',
  },

  back: 'Voltar',
  backToAnalysis: 'Voltar à análise',
  sectorMissing: 'Evento de risco não encontrado',
  sectorMissingText: 'Ele pode ter sido retirado da análise.',
  source: (source: string) => `Fonte: ${source}`,
  answered: (answered: number, total: number) => `${answered} de ${total} respondidas`,
  progress: 'Perguntas respondidas',
  save: 'Salvar respostas',
  saving: 'Salvando',
  calculate: 'Calcular Risco',
  calculating: 'Calculando',
  redo: 'Refazer',
  redoTitle: 'Refazer as respostas',
  redoText: (name: string) =>
    `As respostas de "${name}" são apagadas e as perguntas voltam a ficar abertas. Não dá para desfazer.`,
  redoing: 'Apagando',
  locked: 'O escritório está analisando as respostas. Enquanto isso, elas ficam só para leitura.',
  noAnswer: 'Sem resposta',
  result: 'Risco calculado',
  calculation: (probability: number, impact: number) =>
    `Probabilidade ${probabilities[probability - 1]} (${probability}) × impacto ${impacts[impact - 1]} (${impact}) = ${probability * impact}`,
  bands: (low: number, medium: number) =>
    `Até ${low} o risco é baixo, até ${medium} é médio, e acima disso é alto. A nota vai de 1 a 25, e uma resposta muito grave basta para elevá-la.`,

  cancel: 'Cancelar',
  leave: 'Voltar às ferramentas',
  requesting: 'Solicitando',
}
