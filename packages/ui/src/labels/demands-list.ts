import type { DemandOrder, DemandStatus } from '@tramite/core/demands'
import { countOf, formatCount } from './count.ts'

/** Texts of the demands list. */
export const demandsListLabels = {
  title: 'Demandas',
  filters: 'Filtros',
  filtersActive: (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
  search: 'Buscar',
  placeholders: {
    search: 'Nome, número ou mensagem',
    name: 'Nome ou número',
    message: 'Parte de uma mensagem',
  },
  searchIn: 'Buscar em',
  places: { search: 'Tudo', name: 'Nomes', message: 'Mensagens' },
  /**
   * Not 'Criada por', because the filter also finds users who have inherited demands and created none of
   * them.
   */
  user: 'Responsável na empresa',
  anyUser: 'Todos',
  unlistedUser: 'Pessoa que não está na lista',
  tags: 'Tags',
  anyTag: 'Todas',
  tagsChosen: (count: number) => countOf(count, 'tag', 'tags'),
  findTag: 'Procurar tag',
  noTags: 'Ainda não há tags.',
  start: 'Criada de',
  end: 'Até',
  clear: 'Limpar filtros',
  order: 'Ordenar por',
  /** Read aloud after how many there are. */
  ordered: (order: string) => `, em ordem: ${order}`,
  orders: {
    idDesc: 'Número, maior primeiro',
    idAsc: 'Número, menor primeiro',
    name: 'Nome, de A a Z',
    updatedAt: 'Atualizadas há pouco',
    forecastNullsFirst: 'Previsão, sem data primeiro',
    forecastNullsLast: 'Previsão, mais cedo primeiro',
    turn: 'Vez, a sua primeiro',
  } satisfies Record<DemandOrder, string>,
  /** The default order during a search. */
  closest: 'Mais parecidas com a busca',
  status: {
    OPEN: 'Abertas',
    IN_PROGRESS: 'Em Andamento',
    PENDING: 'Pendentes',
    FINISHED: 'Entregues',
    BLOCKED: 'Bloqueadas',
  } satisfies Record<DemandStatus, string>,
  found: (count: number) => countOf(count, 'demanda encontrada', 'demandas encontradas'),
  /** Home counts these demands as well, so its total is higher than the list's. */
  marksElsewhere: 'Registros de marca que não esperam você ficam em Marcas.',
  onlyValidated: 'Só as que já foram validadas',
  wholeWord: (letters: number) =>
    `Nas mensagens, uma palavra de menos de ${letters} letras é procurada inteira.`,
  layouts: { board: 'Ver como quadro', list: 'Ver como lista' },
  list: 'Lista de demandas',
  loading: 'Carregando demandas',
  listOf: (status: string) => `Demandas: ${status}`,
  count: formatCount,
  kind: 'Tipo de demanda',
  kinds: { specific: 'Específicas', advisory: 'Assessoria' },
  priorityOrder: 'Ordem de prioridade',
  selectAll: 'Selecionar todas',
  select: (name: string) => `Selecionar ${name}`,
  selected: (count: number, total?: number) => {
    if (count === 0) return ''
    if (total !== undefined) {
      return `${formatCount(count)} de ${formatCount(total)} selecionadas`
    }
    return countOf(count, 'selecionada', 'selecionadas')
  },
  selectionLimit: (limit: number) => `Até ${limit} por vez`,
  validate: 'Validar demandas',
  makePrivate: 'Tornar sigilosa',
  choosePrivate: 'Escolha as demandas que só algumas pessoas da sua conta devem ver.',
  cancelChoice: 'Cancelar',
  emptyFiltered: 'Mude ou limpe os filtros para ver outras demandas.',
  emptyAll: 'Conte ao escritório do que você precisa. A resposta chega por aqui.',
  createDemand: 'Criar demanda',
  failed: 'Não foi possível carregar as demandas',
  loadingMore: 'Carregando mais',
} as const
