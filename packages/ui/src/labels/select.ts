/** Shown in the box of a list of choices while nothing is chosen. */
export const nothingChosen = 'Selecione'
