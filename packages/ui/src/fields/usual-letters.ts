/** Whether a text has only letters that every font of ours has: nothing needs to be loaded to know what a PDF lacks. */
export const hasUsualLetters = (text: string): boolean =>
  /^[\s!-~\u00a0-\u02e9\u2010-\u2060]*$/.test(text)
