/** Lower case without accents; `º`, `½` and the like as the letters and digits that they represent. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
