/** What can be chosen in a `ComboBox` or a `TagInput`. */
export interface PickerOption {
  readonly id: string
  readonly label: string
  /** A second line, muted. */
  readonly note?: string | undefined
}

/** Options that are read piece by piece. */
export interface ReadOptions {
  /** Those that have come. */
  readonly options: readonly PickerOption[]
  /** Whether these are all. */
  readonly isWhole: boolean
  /** Asks again for those that could not be read, and whether they are asked for now; undefined where none failed. */
  readonly rest: { readonly isReading: boolean; readonly onRead: () => void } | undefined
}

/**
 * Where the options come from: all of them, those of them that could be read, or a search, which is given up
 * by its signal when the words change. A search that fails is said in the list, and asked again with the next
 * words; options that are missing are said below the field, and asked for by its button.
 */
export type PickerItems =
  | readonly PickerOption[]
  | ReadOptions
  | ((words: string, signal: AbortSignal) => Promise<readonly PickerOption[]>)

/** Options of which none is missing. */
export const toAllOptions = (options: readonly PickerOption[]): ReadOptions => ({
  options,
  isWhole: true,
  rest: undefined,
})

/** Whether a picker has something to offer: options, or some that are on their way or could not be read. */
export const offersAny = ({ options, isWhole }: ReadOptions) => options.length > 0 || !isWhole

/** A field of ids as a picker has it. Whom the options do not have stays chosen: they may not have come yet. */
export function toPicked(
  field: { readonly value: readonly string[]; readonly onChange: (ids: string[]) => void },
  options: readonly PickerOption[],
): {
  readonly value: readonly PickerOption[]
  readonly onChange: (chosen: readonly PickerOption[]) => void
} {
  const unnamed = field.value.filter((id) => !options.some((option) => option.id === id))
  return {
    value: options.filter(({ id }) => field.value.includes(id)),
    onChange: (chosen) => field.onChange([...chosen.map(({ id }) => id), ...unnamed]),
  }
}

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
