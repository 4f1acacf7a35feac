/** Maximum number of letters of a search: the server accepts no longer short text (`TEXT_MAX` of the SDK). */
export const SEARCH_MAX = 255
