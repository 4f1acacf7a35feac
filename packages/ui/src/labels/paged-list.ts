/** Words of lists with pages, a period and a text to look for. */
export const pagedListLabels = {
  start: 'De',
  end: 'Até',
  clear: 'Limpar filtros',
  failedText: 'Verifique a conexão e tente de novo.',
  emptyFiltered: 'Mude ou limpe os filtros para ver outros resultados.',
  pastTheEnd: 'Esta página não existe mais.',
  firstPage: 'Ver a primeira página',
  loading: 'Carregando',
} as const
