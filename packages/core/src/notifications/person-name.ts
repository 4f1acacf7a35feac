import { LOCALE } from '../locale.ts'

const partsOf = (name: string) => name.trim().split(/\s+/u).filter(Boolean)

/**
 * The initials of the first two parts of a name, capital; of a single part its one initial.
 */
export function initialsOf(name: string): string {
  return partsOf(name)
    .slice(0, 2)
    .map((part) => [...part][0]?.toLocaleUpperCase(LOCALE) ?? '')
    .join('')
}

/** The first part of a name, for the greeting. */
export function firstNameOf(name: string): string {
  return partsOf(name)[0] ?? ''
}
