/** On a printed page: when and where it was made. */
export const madeOn = (day: string, firmName: string): string =>
  `Emitido em ${day}, no portal de ${firmName}`

/** The same of what is a business's own. */
export const madeOf = (businessName: string | undefined, day: string, firmName: string): string =>
  [businessName, madeOn(day, firmName)].filter(Boolean).join('. ')

/** On a printed list: what it leaves out. */
export const paperLabels = {
  unfiltered: 'Sem filtros.',
  filters: (filters: readonly (readonly [label: string, value: string])[]) =>
    `Filtros: ${filters.map(([label, value]) => `${label}: ${value}`).join('; ')}.`,
} as const
