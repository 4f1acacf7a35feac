/** Most letters of what is looked for: the server takes no more of a short text (`TEXT_MAX` of the SDK). */
export const SEARCH_MAX = 255
