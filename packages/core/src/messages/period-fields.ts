/** Texts of a date, and of a period between two. */
export const periodFieldMessages = {
  'fields.invalidDate': 'Data inválida',
  'fields.invalidPeriod': 'A data final deve ser igual ou posterior à data inicial',
} as const
