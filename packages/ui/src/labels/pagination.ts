/** Texts of pagination. */
export const paginationLabels = {
  pages: 'Páginas',
  page: (number: number) => `Página ${number}`,
  previous: 'Página anterior',
  next: 'Próxima página',
} as const
