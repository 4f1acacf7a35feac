import { formatCount } from './count.ts'

/** On paper: how many of how many are on it. Apart from the other texts of paper, which load later. */
export const printedPart = (shown: number, total: number): string =>
  `${formatCount(shown)} de ${formatCount(total)} nesta impressão`
