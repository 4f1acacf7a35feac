import { businessFamilies } from './families-business.data.ts'
import { civilFamilies } from './families-civil.data.ts'
import { courtFamilies } from './families-court.data.ts'
import { generalFamilies } from './families-general.data.ts'
import { workFamilies } from './families-work.data.ts'

/**
 * The reviewed word families, one per line with its head first. Words on the same line find each other,
 * whatever the rules would say; a word on a line of its own finds only its inflections. `=` marks a word
 * in -ar, -er or -ir that is not a verb.
 */
export const familyTexts: readonly string[] = [
  civilFamilies,
  businessFamilies,
  courtFamilies,
  workFamilies,
  generalFamilies,
]
