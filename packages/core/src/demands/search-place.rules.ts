/** Where the words of a search may stand, each by the parameter of the lists that holds them. */
export const searchPlaces = ['search', 'name', 'message'] as const
/** `search` is everywhere: titles, numbers and messages. */
export type SearchPlace = (typeof searchPlaces)[number]

type SearchWords = Readonly<Record<SearchPlace, string>>

/** Where the words of a search are; null without one. */
export const searchPlaceOf = (words: SearchWords): SearchPlace | null =>
  searchPlaces.find((place) => words[place].trim() !== '') ?? null

/**
 * The same filters with words that are searched in one place, and in no other: the lists would look for
 * what all of them find.
 */
export const searchFor = <F extends SearchWords>(
  filters: F,
  place: SearchPlace,
  words: string,
): F => ({
  ...filters,
  search: '',
  name: '',
  message: '',
  [place]: words,
})
