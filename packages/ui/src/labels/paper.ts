/** On a printed page: when and where it was made. */
export const madeOn = (day: string, firmName: string): string =>
  `Emitido em ${day}, no portal de ${firmName}`
