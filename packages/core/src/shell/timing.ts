/** How long a text stands before the page moves on by itself, in milliseconds. Part 2 §9. */
export const REDIRECT_DELAY_MS = 2000
