/** Texts of lists with pages, a period and a text search. */
export const pagedListLabels = {
  start: 'De',
  end: 'Até',
  clear: 'Limpar filtros',
  emptyFiltered: 'Mude ou limpe os filtros para ver outros resultados.',
  /** How many items there are, and which part is shown; announced when it changes. */
  result: (found: string, page: number, pageCount: number) =>
    pageCount > 1 ? `${found}, página ${page} de ${pageCount}` : found,
  pastTheEnd: 'Esta página não existe mais.',
  firstPage: 'Ver a primeira página',
} as const
