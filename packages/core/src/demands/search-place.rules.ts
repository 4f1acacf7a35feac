/** Where the words of a search may be found, each named by its parameter of the lists. */
export const searchPlaces = ['search', 'name', 'message'] as const
/** `search` covers everything: titles, numbers and messages. */
export type SearchPlace = (typeof searchPlaces)[number]

type SearchWords = Readonly<Record<SearchPlace, string>>

/** The place that a search covers; null without search words. */
export const searchPlaceOf = (words: SearchWords): SearchPlace | null =>
  searchPlaces.find((place) => words[place].trim() !== '') ?? null

/**
 * The same filters with search words in one place only: the lists would combine the conditions of all
 * places.
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
