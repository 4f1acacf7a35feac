import type { BusinessKey } from '../businesses.data.ts'
import type { When } from '../seed.types.ts'

/** The answers of a business: by sector and question, the index of the answer; null for none yet. */
export interface RiskChoicesSeed {
  readonly business: BusinessKey
  /** When the first question was answered; the others follow, a minute each. */
  readonly at: When
  readonly choices: readonly (readonly (number | null)[])[]
}

export const riskChoicesSeeds: readonly RiskChoicesSeed[] = [
  {
    business: 'botanica',
    at: '-12 10:05',
    choices: [
      [0, 0, 0, 0, 0, 0, 0],
      [1, 1, 3, 1, 2, 1, 1],
      [3, 2, 2, 2, 2, 3, 2],
      [0, 1, 1, null, 0, 1, null],
    ],
  },
  {
    business: 'cosmeticos',
    at: '-16 10:31',
    choices: [
      [0, 0, 0, 0, 0, 0, 0],
      [0, 1, 0, 0, 1, 1, 2],
      [1, 1, 1, 0, 1, 1, 1],
      [0, 1, 1, 0, 1, 1, 1],
    ],
  },
]
