import { isSameValue } from '../is-same-value.ts'

/**
 * Merges the changes of two tabs to the same draft key by key: for a key changed in both, this tab's
 * change wins. A key that either has removed, because it was sent, does not come back.
 * @param base the values that both began with
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
