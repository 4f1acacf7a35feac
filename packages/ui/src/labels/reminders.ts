/** Words of the reminders. */
export const remindersLabels = {
  title: 'Lembretes',
  tools: 'Ferramentas',
  create: 'Criar Lembrete',
  categories: 'Categorias de lembretes',
  filters: 'Filtrar lembretes',
  search: 'Buscar lembrete',
  type: 'Tipo',
  allTypes: 'Todos os tipos',
  creator: 'Criador',
  allCreators: 'Todos os criadores',
  creators: { customer: 'Minha empresa', firm: 'Escritório' },
  start: 'Vence a partir de',
  end: 'Vence até',
  clear: 'Limpar filtros',
  found: (count: number) =>
    count === 1 ? '1 lembrete' : `${count.toLocaleString('pt-BR')} lembretes`,
  filtered: 'Nenhum lembrete com estes filtros',
  filteredHint: 'Mude ou limpe os filtros para ver outros.',
  emptyHint: 'Crie um lembrete para receber um aviso no dia que escolher.',
  failed: 'Não foi possível carregar os lembretes.',
  loading: 'Carregando lembretes',
  columns: {
    name: 'Lembrete',
    type: 'Tipo',
    createdBy: 'Criador',
    duoDate: 'Vencimento',
    actions: 'Ação',
  },
  raise: 'Criar demanda',
  openDemand: 'Abrir demanda',
  download: 'Baixar arquivos',
  openLink: 'Abrir link',
  edit: 'Editar',
  file: 'Arquivar',
  unfile: 'Desarquivar',
  fileAll: 'Arquivar Lembretes',
  unfileAll: 'Desarquivar Lembretes',
  filing: 'Arquivando',
  unfiling: 'Desarquivando',
  progress: (done: number, count: number) =>
    `${done.toLocaleString('pt-BR')} de ${count.toLocaleString('pt-BR')}`,
  filedNow: (count: number) =>
    count === 1
      ? '1 lembrete foi arquivado.'
      : `${count.toLocaleString('pt-BR')} lembretes foram arquivados.`,
  unfiledNow: (count: number) =>
    count === 1
      ? '1 lembrete voltou à lista.'
      : `${count.toLocaleString('pt-BR')} lembretes voltaram à lista.`,
  gone: (count: number) =>
    count === 1
      ? 'Outro não existe mais.'
      : `Outros ${count.toLocaleString('pt-BR')} não existem mais.`,
  undo: 'Desfazer',
  undoing: 'Desfazendo',
  archiveTitle: {
    file: (count: number) =>
      count === 1 ? 'Arquivar o lembrete?' : `Arquivar ${count.toLocaleString('pt-BR')} lembretes?`,
    unfile: (count: number) =>
      count === 1
        ? 'Desarquivar o lembrete?'
        : `Desarquivar ${count.toLocaleString('pt-BR')} lembretes?`,
  },
  cancel: 'Cancelar',
} as const

/** Words of the reminders by their days. */
export const agendaLabels = {
  views: 'Como ver os lembretes',
  view: { list: 'Lista', month: 'Mês', week: 'Semana', agenda: 'Agenda' },
  today: 'Hoje',
  before: { month: 'Mês anterior', week: 'Semana anterior', agenda: '30 dias antes' },
  after: { month: 'Próximo mês', week: 'Próxima semana', agenda: '30 dias depois' },
  weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  /** From one day to another. */
  from: (first: string, last: string) => `${first} a ${last}`,
  kinds: { reminder: 'Lembrete', delivery: 'Entrega de demanda', invoice: 'Fatura' },
  delivery: (number: number) => `Nº ${number}, previsão de entrega`,
  invoice: 'Vencimento da fatura',
  count: (count: number) => (count === 1 ? '1 compromisso' : `${count} compromissos`),
  nothing: 'Nada marcado neste dia',
  nothingAtAll: 'Nada marcado nestes dias',
  createHere: 'Lembrete neste dia',
  more: (count: number) => `mais ${count}`,
  partial: 'Não foi possível carregar as datas das demandas ou das faturas.',
  calendarFile: 'Salvar no calendário',
  calendarFiles: 'Levar ao calendário',
} as const

/** Words of the forms of reminders. */
export const reminderFormLabels = {
  createTitle: 'Criar lembrete',
  editTitle: 'Editar lembrete',
  create: 'Criar lembrete',
  creating: 'Criando',
  save: 'Salvar',
  saving: 'Salvando',
  waiting: 'Aguardando os arquivos',
  name: 'Nome',
  type: 'Tipo',
  dueDate: 'Vencimento',
  notifyDate: 'Avisar em',
  notifyHint: 'Sem escolha, o aviso vem no vencimento.',
  users: 'Quem será avisado',
  usersPlaceholder: 'Escreva um nome',
  you: (name: string) => `${name} (você)`,
  files: 'Arquivos',
  addFiles: 'Anexar arquivos',
  removeFile: (name: string) => `Remover ${name}`,
  lastFile: 'Um lembrete que tem arquivos fica com ao menos um.',
  loading: 'Carregando o lembrete',
  demandTitle: 'Criar Demanda para lembrete',
  demand: 'Criar demanda',
  subject: 'Título',
  description: 'Descrição',
  notify: 'Avisar outras pessoas',
} as const
