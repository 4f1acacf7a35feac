/** What can be chosen in a `ComboBox` or a `TagInput`. */
export interface PickerOption {
  readonly id: string
  readonly label: string
  /** A second line, muted. */
  readonly note?: string | undefined
}

/**
 * Where the options come from: all of them, or a search, which is given up by its signal when the
 * words change. A search that fails is said in the list, and asked again with the next words.
 */
export type PickerItems =
  | readonly PickerOption[]
  | ((words: string, signal: AbortSignal) => Promise<readonly PickerOption[]>)

/** Letters without accents and case, for finding 'Ágata' by 'agata'. */
export function toPlainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR').trim()
}

/** @returns the options in whose label or note the words stand, without regard to accents and case */
export function findOptions(
  options: readonly PickerOption[],
  words: string,
): readonly PickerOption[] {
  const plain = toPlainText(words)
  if (plain === '') return options
  return options.filter(({ label, note = '' }) => toPlainText(`${label} ${note}`).includes(plain))
}
