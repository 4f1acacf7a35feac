/** A whole number in Portuguese notation: '1.234'. */
export const formatCount = (count: number) =>
  // Below a thousand the notation is the same, and the first use of a locale is slow.
  count < 1000 ? `${count}` : count.toLocaleString('pt-BR')

/** A count with its noun: '1 marca', '1.234 marcas'. */
export const countOf = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`
