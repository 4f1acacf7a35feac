import { businessFamilies } from './families-business.data.ts'
import { civilFamilies } from './families-civil.data.ts'
import { courtFamilies } from './families-court.data.ts'
import { generalFamilies } from './families-general.data.ts'
import { workFamilies } from './families-work.data.ts'

/**
 * The reviewed families of words, one in a line with its head first. Words that share a line find
 * each other, whatever the rules would say; a word that stands in a line of its own finds only its
 * inflections. `=` marks a word in -ar, -er or -ir that is no verb.
 */
export const familyTexts: readonly string[] = [
  civilFamilies,
  businessFamilies,
  courtFamilies,
  workFamilies,
  generalFamilies,
]
