/** The path of a demand's page, with its id. */
export const demandPath = /^\/demands\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i
