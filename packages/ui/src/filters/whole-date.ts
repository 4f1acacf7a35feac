/** Whether a date field holds a day or nothing: while a year is being typed, it holds years like 0002. */
export const isWholeDate = (text: string): boolean => text === '' || text >= '1900'
