import { MAPPING_QUESTIONS } from '@tramite/core/mapping'
import { fillMessage, mappingReportMessages as texts } from '@tramite/core/messages'
import { erasedAnswer } from './conflict.ts'
import { countOf, formatCount } from './count.ts'
import { madeOn } from './paper.ts'

const activitiesOf = (count: number) => countOf(count, 'atividade', 'atividades')

/** Texts of the data mapping. */
export const mappingLabels = {
  tools: 'Ferramentas',
  title: 'Mapeamento de dados',
  subtitle: 'Quais dados pessoais a empresa trata, para quê e com qual hipótese legal.',
  failed: 'Não foi possível carregar o mapeamento',
  loading: 'Carregando o mapeamento',

  stageNames: ['Reunião', 'Preenchimento', 'Revisão', 'Concluído'],

  startTitle: 'Comece por uma reunião',
  startText:
    'O mapeamento é o registro que a Lei Geral de Proteção de Dados (Lei nº\u00a013.709/2018, art.\u00a037) pede de quem trata dados pessoais. Na reunião, o escritório apresenta o trabalho e define com você os setores e quem responde.',
  startSteps: [
    'Reunião com o escritório, para definir os setores',
    `Preenchimento: ${MAPPING_QUESTIONS} perguntas sobre cada atividade, com respostas sugeridas`,
    'Revisão por um advogado',
    'Registro concluído, em PDF',
  ],
  start: 'Solicitar reunião',

  meeting: 'Ver a demanda da reunião',
  returned: (date: string) => `O escritório devolveu o mapeamento em ${date}`,
  returnedText: 'O que falta está na conversa da demanda. Ajuste e envie de novo para revisão.',
  returnedTalk: 'Ver a conversa',
  accepting: 'Salvando',

  sectors: 'Setores',
  noSectors: 'Nenhum setor ainda',
  noSectorsText: 'Escolha abaixo os setores da empresa que tratam dados pessoais.',
  noSectorsClosed: 'Os setores aparecem aqui quando o preenchimento começar.',
  addSectors: 'Adicionar setor',
  addSector: (name: string) => `Adicionar ${name}`,
  addFailed: (name: string, reason: string) => `${name}: ${reason}`,
  sectorsFull: 'O mapeamento tem todos os setores que cabem nele.',
  otherTitle: 'Adicionar outro setor',
  sectorName: 'Nome do setor',
  add: 'Adicionar',
  adding: 'Adicionando',
  deleteSector: (name: string) => `Excluir ${name}`,
  sectorCount: (count: number) => countOf(count, 'setor', 'setores'),
  sectorActivities: activitiesOf,
  noActivities: 'Nenhuma atividade',

  progress: 'Perguntas respondidas',
  progressText: (done: number, total: number, percent: number) =>
    `${formatCount(done)} de ${formatCount(total)} · ${percent}%`,
  noProgress: 'Nenhuma atividade para responder ainda',

  findings: 'Antes de enviar',
  findingsFinished: 'Como o mapeamento ficou',
  findingsNone: 'Tudo respondido, e nada se contradiz.',
  findingsText: 'O envio não depende disto, mas a revisão vai perguntar.',
  unanswered: (questions: number, activities: number) =>
    questions === 1
      ? 'Falta 1 resposta'
      : `Faltam ${formatCount(questions)} respostas em ${activitiesOf(activities)}`,
  idleSectors: (names: readonly string[]) => `Sem nenhuma atividade: ${names.join(', ')}`,
  moreFindings: (count: number) =>
    `Mais ${countOf(count, 'ponto no relatório', 'pontos no relatório')}`,
  attention: (count: number) => countOf(count, 'ponto pede atenção', 'pontos pedem atenção'),
  andMore: (count: number) => `e mais ${formatCount(count)}`,

  report: 'Ver relatório',
  send: 'Enviar para revisão',
  redo: 'Refazer mapeamento',

  completed: 'Mapeamentos concluídos',
  completedPages: 'Páginas de mapeamentos concluídos',
  completedEmpty: 'Nenhum mapeamento concluído ainda',
  completedEmptyText: 'O documento de cada mapeamento revisado aparece aqui.',
  completedFailed: 'Não foi possível carregar os mapeamentos concluídos',

  sectorMissing: 'Setor não encontrado',
  sectorMissingText: 'Ele foi excluído, ou não faz parte do mapeamento deste negócio.',
  activityMissing: 'Atividade não encontrada',
  activityMissingText: 'Ela foi excluída, ou não faz parte do mapeamento deste negócio.',
  back: 'Voltar ao mapeamento',
  sectorSubtitle: 'O que este setor faz com dados pessoais, atividade por atividade.',
  addActivity: 'Adicionar atividade',
  activities: 'Atividades',
  activitiesFull: (most: number) => `Um setor aceita no máximo ${most} atividades.`,
  noActivitiesText: 'Adicione o que o setor faz com dados pessoais, como “Folha de pagamento”.',
  filled: (percent: number) => `${percent}% preenchido`,
  renameActivity: (name: string) => `Renomear ${name}`,
  deleteActivity: (name: string) => `Excluir ${name}`,
  newActivityTitle: 'Nova atividade',
  newActivityName: 'Nome da atividade',
  renameTitle: 'Renomear atividade',
  renamedMeanwhile: (name: string) =>
    `A atividade mudou enquanto você escrevia. Agora ela se chama “${name}”. Confira e salve de novo.`,
  newName: 'Novo nome da atividade*',
  save: 'Salvar',
  saving: 'Salvando',

  questions: 'Perguntas',
  place: (place: string, percent: number) => `${place} · ${percent}% preenchido`,
  suggestions: 'Respostas sugeridas',
  others: 'Outros',
  othersOf: (question: string) => `Outros: ${question}`,
  othersHint: 'Separe com vírgula para incluir mais de um.',
  proseHint: 'Descreva com suas palavras.',
  why: 'Onde a lei pede',
  answers: 'O que você já respondeu',
  unansweredQuestion: 'Sem resposta',
  next: 'Adicionar',
  finish: 'Concluir',
  savedAt: (time: string) => `Salvo às ${time}. Você pode sair e continuar depois.`,
  savedNothing: 'As respostas são salvas sozinhas.',
  unsaved: 'Salvando a resposta…',
  kept: (questions: string) =>
    `O que você escreveu em ${questions} não entrou no mapeamento e está guardado neste navegador.`,
  restored: (questions: string) =>
    `O que estava guardado neste navegador está de volta em ${questions}. Confira.`,
  heldTitle: 'Há respostas guardadas neste navegador que não entraram no mapeamento',
  held: (question: string, kept: string, now: string) =>
    `${question}: ${kept === '' ? `${erasedAnswer} aqui` : `guardado aqui “${kept}”`}; no mapeamento ${now === '' ? 'não há resposta' : `“${now}”`}`,
  unsent: (question: string, answer: string) => `${question}: ${answer}`,
  useHeld: 'Usar',
  discardHeld: 'Descartar',
  saveFailed:
    'Ainda não foi possível salvar. O que você escreveu está guardado neste navegador, e tentamos de novo.',
  unstored:
    'Ainda não foi possível salvar, e este navegador não guarda o que você escreveu. Não saia desta página: tentamos de novo.',

  reportTitle: (business: string) => `Os dados que ${business} guarda`,
  reportName: 'Relatório do mapeamento',
  reportCrumb: 'Relatório',
  reportState: { FINISHED: 'Concluído', IN_PROGRESS: 'Em revisão', other: 'Em preenchimento' },
  reportSummary: (sectors: number, activities: number, answers: number) =>
    `${countOf(sectors, 'setor', 'setores')}, ${activitiesOf(activities)}, ${countOf(
      answers,
      'resposta',
      'respostas',
    )}`,
  reportEmpty: 'Ainda não há o que relatar',
  reportEmptyText: 'O relatório se faz das atividades e das respostas do mapeamento.',
  more: (count: number) => `Mais ${formatCount(count)}`,
  columns: {
    data: 'Atividade e quais dados',
    people: 'De quem',
    purposes: 'Para quê',
    bases: 'Hipótese legal',
    receivers: 'Para onde vai',
    kept: 'Por quanto tempo',
  },
  basesText:
    'As hipóteses legais são sugeridas pelas finalidades (LGPD, arts.\u00a07º e 11) e valem depois de confirmadas pelo advogado.',
  record: 'Registro das operações de tratamento',
  basisUnknown: texts['mapping.report.unknownBasis'],
  basisOf: (purpose: string, basis: string) => `${purpose}: ${basis}`,
  abroad: (places: string) => `Fora do Brasil: ${places}`,
  notAnswered: 'Não informado',
  flow: 'Caminho dos dados',
  flowPeople: 'De quem são',
  flowSectors: 'Quem usa',
  flowReceivers: 'Para onde vão',
  flowAbroad: 'Em vermelho, o que sai ou pode sair do Brasil.',
  flowWords: (sector: string, receivers: string, isAbroad: boolean) =>
    `${sector} envia a ${receivers}${isAbroad ? ', com saída do Brasil' : ''}`,
  flowNowhere: 'Nenhum setor envia dados a terceiros.',
  inWords: 'Em palavras',
  changes: (day: string) => fillMessage(texts['mapping.report.changes'], { day }),
  unchanged: texts['mapping.report.unchanged'],
  firstMapping: 'Primeiro mapeamento: ainda não há um anterior para comparar.',
  changesFailed: 'Não foi possível comparar com o mapeamento anterior.',
  changesAdded: (count: number) => countOf(count, 'atividade incluída', 'atividades incluídas'),
  changesRemoved: (count: number) => countOf(count, 'atividade retirada', 'atividades retiradas'),
  changesMore: (count: number) =>
    `Mais ${countOf(count, 'atividade alterada', 'atividades alteradas')}`,
  changedName: 'Nome da atividade',
  changedBefore: 'Antes',
  changedNow: 'Agora',
  print: 'Imprimir',
  madeOn,
  pdf: 'Baixar PDF',
  lastPdf: 'Baixar o PDF concluído antes',
  dataOnly: 'Dados',
  downloading: 'Baixando',
  sheet: 'Baixar planilha',
} as const

/** The panel shown in place of the sectors during the review. */
export const mappingReviewPanel = {
  title: 'Seu mapeamento está em revisão',
  text: 'Um advogado está revisando as informações. Quando a revisão terminar, o resultado aparece aqui, e quem acompanha a demanda recebe um aviso.',
  talk: 'Fale conosco',
} as const

/** The warning that every user accepts once. */
export const mappingWarning = {
  title: 'Responsabilidade pelas informações',
  text: [
    'O mapeamento registra como a empresa trata dados pessoais, como pede o art.\u00a037 da Lei Geral de Proteção de Dados (Lei nº\u00a013.709/2018).',
    'A revisão do escritório parte do que for informado aqui: as respostas devem ser verdadeiras, completas e atuais. Quem preenche responde por elas perante a empresa.',
  ],
  checkbox: 'Li e assumo a responsabilidade pelas informações que eu preencher.',
  confirm: 'Concluir',
} as const
