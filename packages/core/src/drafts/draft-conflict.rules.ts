import { isSameValue } from '../is-same-value.ts'

/**
 * Whether a user has to choose between a tab's draft and another one that was stored meanwhile: what their tab alone has is
 * never replaced unasked, not even what it has stored, if the other tab has removed the draft since.
 * @param mine the values of the tab
 * @param isPending whether some of them have not been stored yet
 * @param theirs the values of the other tab; undefined if it has removed the draft
 * @param empty the untouched form
 */
export const isConflict = <Values>(
  mine: Values,
  isPending: boolean,
  theirs: Values | undefined,
  empty: Values,
): boolean => (isPending || theirs === undefined) && !isSameValue(mine, theirs ?? empty)
