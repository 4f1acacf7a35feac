import { LOCALE } from '../locale.ts'

/** A sector's name as it is compared: without surrounding space, whatever its case. */
export const foldSectorName = (name: string): string => name.trim().toLocaleLowerCase(LOCALE)
