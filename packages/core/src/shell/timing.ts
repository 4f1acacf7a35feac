/** How long a text stands before the page moves on by itself, in milliseconds. */
export const REDIRECT_DELAY_MS = 2000
