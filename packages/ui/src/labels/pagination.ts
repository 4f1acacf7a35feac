/** Words of the way through the pages of a list. */
export const paginationLabels = {
  pages: 'Páginas',
  page: (number: number) => `Página ${number}`,
  previous: 'Página anterior',
  next: 'Próxima página',
} as const
