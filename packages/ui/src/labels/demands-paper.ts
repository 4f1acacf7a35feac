import { formatCount } from './count.ts'

/** Texts of the filters of demands on paper, where two fields are one line. */
export const demandsPaperLabels = {
  searchedIn: (place: string) => `Busca em ${place.toLowerCase()}`,
  validation: 'Validação',
  moreTags: (count: number) => `mais ${formatCount(count)}`,
} as const
