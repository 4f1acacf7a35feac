/** An option of a `ComboBox` or a `TagInput`. */
export interface PickerOption {
  readonly id: string
  readonly label: string
  /** A second line, muted. */
  readonly note?: string | undefined
}

/** Options that are read in parts. */
export interface ReadOptions {
  /** The options read so far. */
  readonly options: readonly PickerOption[]
  /** Whether these are all. */
  readonly isWhole: boolean
  /** Retries the options that could not be read, and whether a retry is under way; undefined if none failed. */
  readonly rest: { readonly isReading: boolean; readonly onRead: () => void } | undefined
}

/**
 * Where the options come from: all of them, those that could be read, or a search, which is aborted
 * through its signal when the words change. A failed search is reported in the list, and repeated with
 * the next words; missing options are reported below the field, with a button to retry.
 */
export type PickerItems =
  | readonly PickerOption[]
  | ReadOptions
  | ((words: string, signal: AbortSignal) => Promise<readonly PickerOption[]>)

/** A complete set of options. */
export const toAllOptions = (options: readonly PickerOption[]): ReadOptions => ({
  options,
  isWhole: true,
  rest: undefined,
})

/** Whether a picker has something to offer: options, or some that are being read or could not be read. */
export const offersAny = ({ options, isWhole }: ReadOptions) => options.length > 0 || !isWhole

/**
 * The chosen options of a field of ids. An id without an option stays chosen, since the option may not
 * have been read yet.
 */
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

/** A text without accents and case, for finding 'Ágata' by 'agata'. */
export function toFoldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR').trim()
}

/** @returns the options whose label or note contains the words, ignoring accents and case */
export function findOptions(
  options: readonly PickerOption[],
  words: string,
): readonly PickerOption[] {
  const plain = toFoldedText(words)
  if (plain === '') return options
  return options.filter(({ label, note = '' }) => toFoldedText(`${label} ${note}`).includes(plain))
}
