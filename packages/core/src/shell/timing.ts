/** How long a text is shown before the page moves on by itself, in milliseconds. */
export const REDIRECT_DELAY_MS = 2000
