/** An option of a `ComboBox` or a `TagInput`. */
export interface PickerOption {
  readonly id: string
  readonly label: string
  /** A second line, muted. */
  readonly note?: string | undefined
}

/** Options that are loaded page by page. */
export interface LoadedOptions {
  /** The options loaded so far. */
  readonly options: readonly PickerOption[]
  /** Whether all options are loaded. */
  readonly isComplete: boolean
  /** Retries the options that could not be loaded; undefined if none failed. */
  readonly rest: { readonly isRetrying: boolean; readonly onRetry: () => void } | undefined
}

/**
 * Where the options come from: a complete list, one that is loaded page by page, or a search, which is aborted through
 * its signal when the text changes. A failed search is reported in the list and repeated for the next text; options that
 * could not be loaded are reported below the field, with a button to retry.
 */
export type PickerItems =
  | readonly PickerOption[]
  | LoadedOptions
  | ((words: string, signal: AbortSignal) => Promise<readonly PickerOption[]>)

/** A complete set of options. */
export const toAllOptions = (options: readonly PickerOption[]): LoadedOptions => ({
  options,
  isComplete: true,
  rest: undefined,
})

/** Whether a picker has anything to offer: options, or some that are still loading or have failed to load. */
export const offersAny = ({ options, isComplete }: LoadedOptions) =>
  options.length > 0 || !isComplete

/**
 * The chosen options of a field of ids. An id without an option stays chosen, since the option may not
 * have been loaded yet.
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
