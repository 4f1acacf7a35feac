/** Words of the dialogs that file, hide and order demands. */
export const tagsDialogLabels = {
  title: 'Tags da demanda',
  intro: 'As tags valem para toda a empresa e ajudam a encontrar a demanda na lista.',
  field: 'Tags desta demanda',
  hint: 'Escolha uma tag, ou escreva um nome novo e tecle Enter.',
  placeholder: 'Nome da tag',
  saving: 'Salvando',
  close: 'Fechar',
  failed: 'Não foi possível carregar as tags',
  full: (most: number) => `Uma demanda leva até ${most} tags.`,
} as const

export const privacyDialogLabels = {
  close: 'Tornar sigilosa',
  closeText:
    'Só verão a demanda quem a criou, você, as pessoas escolhidas e o escritório. Para os demais, ela deixa de existir.',
  title: 'Quem vê esta demanda',
  now: 'Quem vê hoje, além do escritório:',
  users: 'Incluir pessoas',
  optionalUsers: 'Quem mais vê (opcional)',
  placeholder: 'Nome da pessoa',
  nobodyElse: 'Não há mais ninguém da empresa para incluir.',
  add: 'Incluir',
  saving: 'Salvando',
  openToAll: 'Abrir a todos da empresa',
  cancel: 'Cancelar',
} as const

/** Words of making several demands private. */
export const bulkPrivacyLabels = {
  title: (count: number) =>
    count === 1 ? 'Tornar 1 demanda sigilosa' : `Tornar ${count} demandas sigilosas`,
  meaning: (count: number) =>
    count === 1
      ? 'Só verão a demanda quem a criou, você, a pessoa escolhida e o escritório. Para os demais, ela deixa de existir.'
      : 'Só verão cada demanda quem a criou, você, a pessoa escolhida e o escritório. Para os demais, elas deixam de existir.',
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
  noneFree: 'Todos os lembretes já estão vinculados a demandas.',
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
    'Arraste, ou use as setas de cada linha. As datas abaixo são as que a nova ordem daria; nada muda antes de salvar.',
  list: 'Demandas em andamento, na ordem da fila',
  locked: 'Entrega nos próximos dois dias úteis: não mudam de lugar',
  number: (externalId: number) => `Nº ${externalId}`,
  from: (date: string) => `era ${date}`,
  noDate: 'sem data',
  loading: 'Carregando as demandas',
  failed: 'Não foi possível carregar as demandas',
  calculating: 'Calculando as datas',
  calculated: (count: number) => {
    if (count === 0) return 'Nenhuma data muda.'
    return count === 1 ? '1 data muda.' : `${count} datas mudam.`
  },
  previewFailed: 'Não foi possível calcular as datas. A ordem pode ser salva mesmo assim.',
  tooFew: 'É preciso ter ao menos duas demandas que possam mudar de lugar.',
  undo: 'Desfazer',
  save: 'Salvar ordem',
  saving: 'Salvando',
  cancel: 'Cancelar',
} as const
