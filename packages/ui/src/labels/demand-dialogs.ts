import { demandReplyMessages } from '@tramite/core/messages'
import { countOf } from './count.ts'
import { primitiveLabels } from './primitives.ts'

/** Texts of the dialogs of a demand, each of which loads when it opens. */
export const tagsDialogLabels = {
  title: 'Tags da demanda',
  intro: 'As tags valem para toda a sua conta e ajudam a encontrar a demanda na lista.',
  field: 'Tags desta demanda',
  hint: 'Escolha uma tag, ou escreva um nome novo e adicione-o pela lista ou com Enter.',
  privateHint:
    'A demanda é sigilosa, mas o nome de uma tag não é: todas as pessoas da sua conta o veem.',
  placeholder: 'Nome da tag',
  saving: 'Salvando',
  close: 'Fechar',
  failed: 'Não foi possível carregar as tags',
  full: (most: number) => `Uma demanda leva até ${most} tags.`,
} as const

export const privacyDialogLabels = {
  close: 'Tornar sigilosa',
  closeText:
    'Só verão a demanda quem a criou, você, as pessoas escolhidas que têm acesso a este negócio e o escritório. Para os demais, ela deixa de existir.',
  title: 'Quem vê esta demanda',
  now: 'Quem vê hoje, além do escritório:',
  users: 'Incluir pessoas',
  usersHint: 'Passa a ver a demanda quem tem acesso a este negócio.',
  optionalUsers: 'Quem mais vê (opcional)',
  placeholder: 'Nome da pessoa',
  nobodyElse: 'Não há mais ninguém com acesso a este negócio para incluir.',
  add: 'Incluir',
  saving: 'Salvando',
  openToAll: 'Abrir a todos deste negócio',
  opening: 'Abrindo',
  openTitle: 'Abrir a demanda a todos?',
  openText:
    'Todas as pessoas da sua conta que têm acesso a este negócio passam a ver a demanda, com as mensagens e os arquivos.',
  cancel: 'Cancelar',
} as const

/** Texts of making several demands private. */
export const bulkPrivacyLabels = {
  title: (count: number) => `Tornar ${countOf(count, 'demanda sigilosa', 'demandas sigilosas')}`,
  meaning: (count: number) =>
    count === 1
      ? 'Só verão a demanda quem a criou, você, a pessoa escolhida, se tiver acesso a este negócio, e o escritório. Para os demais, ela deixa de existir.'
      : 'Só verão cada demanda quem a criou, você, a pessoa escolhida, se tiver acesso a este negócio, e o escritório. Para os demais, elas deixam de existir.',
  number: (externalId: number) => `Nº ${externalId}`,
  anotherUser: 'Quem mais vê (opcional)',
  placeholder: 'Nome da pessoa',
  confirm: 'Tornar sigilosa',
  saving: 'Salvando',
} as const

export const demandRemindersLabels = {
  title: 'Lembretes desta demanda',
  linked: 'Vinculados',
  none: 'Nenhum lembrete vinculado.',
  due: (date: string) => `vence em ${date}`,
  unlink: 'Desvincular',
  unlinkNamed: (name: string) => `Desvincular ${name}`,
  field: 'Lembrete para vincular*',
  placeholder: 'Nome do lembrete',
  noneFree: 'Não há lembretes para vincular.',
  link: 'Vincular',
  saving: 'Salvando',
  close: 'Fechar',
  loading: 'Carregando os lembretes',
  failed: 'Não foi possível carregar os lembretes',
} as const

export const orderDialogLabels = {
  open: 'Ordem de prioridade',
  title: 'Ordem de prioridade',
  intro:
    'Arraste, ou use os botões de cada linha. As datas abaixo são as que a nova ordem daria; nada muda antes de salvar.',
  list: 'Demandas em andamento, na ordem da fila',
  locked: 'Entrega nos próximos dois dias úteis: não mudam de lugar',
  number: (externalId: number) => `Nº ${externalId}`,
  from: (date: string) => `era ${date}`,
  noDate: 'sem data',
  loading: 'Carregando as demandas',
  failed: 'Não foi possível carregar as demandas',
  asSaved: 'Esta é a ordem que está salva.',
  changedMeanwhile:
    'Outra pessoa mudou a ordem da fila enquanto você escolhia. O que você moveu está sobre a nova ordem: confira as datas.',
  calculating: 'Calculando as datas',
  calculated: (count: number) => {
    if (count === 0) return 'Nenhuma data que você vê muda.'
    return countOf(count, 'data muda.', 'datas mudam.')
  },
  previewFailed: 'Não foi possível calcular as datas. A ordem pode ser salva mesmo assim.',
  tooFew: 'É preciso ter ao menos duas demandas que possam mudar de lugar.',
  undo: 'Desfazer',
  save: 'Salvar ordem',
  saving: 'Salvando',
  cancel: 'Cancelar',
} as const

export const renameDialogLabels = {
  title: 'Renomear demanda',
  newName: 'Novo nome da demanda*',
  save: 'Salvar',
  saving: 'Salvando',
  changedMeanwhile: (name: string) =>
    `A demanda mudou enquanto você escrevia. Agora ela se chama “${name}”. Confira e salve de novo.`,
} as const

/** Texts of the reply to what a demand waits for, and of its reopening. */
export const statusDialogLabels = {
  resolveTitle: 'Resolver pendências',
  resolveText: 'Sua resposta vai para o escritório e a demanda volta a andar.',
  reopenTitle: 'Reabrir demanda',
  reopenText: 'Conte ao escritório o que ainda falta. A demanda volta a ficar em andamento.',
  asks: (name: string, count: number, date: string) =>
    `${name} pede ${countOf(count, 'item', 'itens')}, desde ${date}`,
  wrote: (name: string, date: string) => `${name} escreveu em ${date}`,
  wroteBetween: (name: string, since: string, until: string) =>
    `${name} escreveu entre ${since} e ${until}`,
  firm: 'O escritório',
  grown: 'O escritório escreveu mais depois que você abriu esta resposta. Leia antes de enviar.',
  answered: (count: number, total: number) => `${count} de ${total}`,
  answerTo: (entry: string) => `Resposta: ${entry}`,
  reasonOf: (entry: string) => `Por que não tem: ${entry}`,
  answerPlaceholder: 'Escreva, ou anexe um arquivo',
  reasonPlaceholder: 'Motivo (opcional)',
  attachTo: (entry: string) => `Anexar: ${entry}`,
  attachShort: 'Anexar',
  declined: demandReplyMessages['demands.entryDeclined'],
  wentOn: 'A demanda mudou enquanto esta resposta estava aberta',
  arrived: 'A sua resposta já tinha chegado',
  restAsMessage: 'O que está escrito aqui agora vai como mensagem na conversa.',
  goesAsMessage: 'O que você enviar por aqui vai como mensagem na conversa.',
  goesNowhere: 'A demanda não recebe mais respostas.',
  copyFirst: 'Se precisar do que escreveu, copie o texto antes de fechar.',
  sendAsMessage: 'Enviar como mensagem',
  description: 'Descrição *',
  attach: 'Anexar arquivos',
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'Enviando',
  waitingFiles: 'Aguardando os arquivos',
  uploadFailed: primitiveLabels.uploadFailed,
} as const

/** Texts of the date that would result from a dialog's action. */
export const datePreviewLabels = {
  title: 'Nova previsão',
  loading: 'Calculando a nova previsão',
  failed: 'Não foi possível calcular a nova previsão.',
  none: 'Sem data ainda',
  same: 'A previsão continua a mesma.',
  place: (place: number) => `${place}ª na fila de demandas`,
} as const

export const prioritizeDialogLabels = {
  title: 'Priorizar demanda',
  intro: 'Esta demanda passa à frente. Veja as datas antes de confirmar.',
  amongNext:
    'Esta demanda já está entre as próximas entregas: fica marcada como prioritária, e nenhuma data muda.',
  newDate: 'Nova previsão',
  currentDate: 'Previsão atual',
  estimating: 'Calculando as datas',
  estimated: 'Estimativa: 2 dias úteis a partir de agora',
  movedCount: (count: number) =>
    countOf(count, 'outra demanda muda de data', 'outras demandas mudam de data'),
  noneMoved: 'Nenhuma outra demanda que você vê muda de data.',
  movedCaption: 'Demandas que mudam de data',
  movedName: 'Demanda',
  movedFrom: 'De',
  movedTo: 'Para',
  noDate: 'sem data',
  failed: 'Não foi possível calcular as datas',
  cancel: 'Cancelar',
  confirm: 'Priorizar',
  prioritizing: 'Priorizando',
} as const

/** Texts of how a date was determined. */
export const forecastCausesLabels = {
  failed: 'Não foi possível carregar os motivos',
  none: 'Esta demanda ainda não teve data.',
  fromTo: (from: string, to: string) => `De ${from} para ${to}`,
  noDate: 'sem data',
  movedBy: (number: number, name: string) => `Nº ${number}, ${name}`,
} as const
