/** Function words, which are not significant by themselves. */
export const fillers: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de da do das dos d e em no na nos nas num numa por pelo pela pelos
  pelas para pra com que se ao aos ou sobre entre`.split(/\s+/),
)
