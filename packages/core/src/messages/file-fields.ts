/** Texts of the file pickers. */
export const fileFieldMessages = {
  'files.invalidType': 'Tipo de arquivo inválido',
  'files.logoHint': 'JPG, PNG of 312 x 60px',
} as const
