import { isSameValue } from '../is-same-value.ts'

/**
 * Joins what two tabs have made of the same draft key by key: what was done to a key here counts before
 * what was done to it there. A key that one of them took out, because it was sent, does not come back.
 * @param base what both began with
 */
export function mergeByKey<Values extends Readonly<Record<string, unknown>>>(
  mine: Values,
  theirs: Values,
  base: Values,
): Values {
  const isUntouched = (key: string) => isSameValue(mine[key], base[key])
  return Object.fromEntries([
    ...Object.entries(theirs).filter(([key]) => isUntouched(key)),
    ...Object.entries(mine).filter(([key]) => !isUntouched(key)),
  ]) as Values
}
