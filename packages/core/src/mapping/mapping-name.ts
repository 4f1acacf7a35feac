import { LOCALE } from '../locale.ts'

/** The name of a sector or an activity for comparison: trimmed, ignoring case. */
export const foldMappingName = (name: string): string => name.trim().toLocaleLowerCase(LOCALE)
