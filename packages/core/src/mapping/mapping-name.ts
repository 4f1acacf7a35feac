import { LOCALE } from '../locale.ts'

/** The name of a sector or an activity as it is compared: without surrounding space, whatever its case. */
export const foldMappingName = (name: string): string => name.trim().toLocaleLowerCase(LOCALE)
