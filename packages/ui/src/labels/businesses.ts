import { countOf, formatCount } from './count.ts'
/** Texts of the pages of a customer's businesses; those of their dialogs are loaded with the dialogs. */
export const businessesLabels = {
  title: 'Negócios',
  subtitle:
    'Cada negócio tem as próprias demandas e documentos. Os lembretes são de todos os negócios.',
  list: 'Seus negócios',
  loading: 'Carregando os negócios',
  failed: 'Não foi possível carregar os negócios.',
  create: 'Novo negócio',
  inUse: 'Em uso agora',
  createdOn: (date: string) => `Criado em ${date}`,
  users: (count: number) => {
    if (count === 0) return 'Ninguém além do administrador principal'
    return countOf(count, 'usuário', 'usuários')
  },
  /** Of a list that leaves the reader out. */
  others: (count: number) => `${countOf(count, 'usuário', 'usuários')} além de você`,
  more: (count: number) => `e mais\u00a0${formatCount(count)}`,
  countOpen: (count: number) => countOf(count, 'demanda em curso', 'demandas em curso'),
  countWaiting: (count: number) => countOf(count, 'espera por você', 'esperam por você'),
  countOverdue: (count: number) => countOf(count, 'atrasada', 'atrasadas'),
  countIn: (count: string, business: string) => `${count}, ${business}`,
  countNone: 'Nenhuma demanda em curso',
  countsFailed: 'Os números das demandas não puderam ser carregados.',
  settings: 'Configurar',
  settingsOf: (name: string) => `Configurar ${name}`,
  remove: (name: string) => `Excluir ${name}`,

  settingsTitle: 'Atribuir usuário a negócio',
  settingsFailed: 'Não foi possível carregar este negócio.',
  missing: 'Este negócio não existe, ou não está entre os seus',
  unsaved: (name: string) => `O nome que você escreveu e não salvou: ${name}`,
  backToList: 'Ver os negócios',
  data: 'Dados do negócio',
  name: 'Nome',
  created: 'Criado em',
  members: 'Quem trabalha neste negócio',
  membersText: 'Quem está aqui vê as demandas e os documentos do negócio.',
  ownPlace: 'O seu próprio acesso não muda por aqui.',
  membersList: 'Usuários do negócio',
  noMembers: 'Ninguém foi incluído ainda',
  noMembersText: 'Inclua quem vai acompanhar as demandas deste negócio.',
  noneFound: 'Nenhum usuário assim neste negócio',
  searchMembers: 'Buscar neste negócio',
  add: 'Incluir usuário',
  addPlaceholder: 'Escreva um nome',
  addButton: 'Incluir',
  adding: 'Incluindo',
  takeOut: (user: string) => `Retirar ${user}`,
} as const
