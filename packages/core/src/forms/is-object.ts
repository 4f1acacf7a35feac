/** For the `when` of a check over several fields: whether there are any, however wrong. */
export const isObject = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null
