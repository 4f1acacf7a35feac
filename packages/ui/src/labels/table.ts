import { formatCount } from './count.ts'

/** Texts of tables and of lists that can be reordered. */
export const tableLabels = {
  selectAll: 'Selecionar todas as linhas',
  select: (name: string) => `Selecionar ${name}`,
  details: 'Detalhes',
  actions: 'Ações',
  actionsOf: (name: string) => `Ações de ${name}`,
  unfold: (name: string) => `Mostrar detalhes de ${name}`,
  fold: (name: string) => `Ocultar detalhes de ${name}`,
  order: 'Ordenar por',
  noOrder: 'Escolher',
  ascending: (header: string) => `${header}, crescente`,
  descending: (header: string) => `${header}, decrescente`,
  move: (name: string) => `Mover ${name}`,
  moveElsewhere: (name: string) => `Mover ${name} para outro lugar`,
  place: (place: number, count: number) => {
    if (place === 1) return '1º, o primeiro'
    const text = `${formatCount(place)}º`
    return place === count ? `${text}, o último` : text
  },
  moveUp: (name: string) => `Subir ${name}`,
  moveDown: (name: string) => `Descer ${name}`,
  moved: (name: string, place: number, count: number) =>
    `${name} está agora no lugar ${formatCount(place)} de ${formatCount(count)}`,
} as const
