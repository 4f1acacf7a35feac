/** A whole number as Portuguese writes it: '1.234'. */
export const formatCount = (count: number) =>
  // Below a thousand there is nothing to write otherwise, and its first use of a locale costs a browser time.
  count < 1000 ? `${count}` : count.toLocaleString('pt-BR')

/** How many of something there are: '1 marca', '1.234 marcas'. */
export const countOf = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`
