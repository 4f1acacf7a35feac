/** Texts of date and period fields. */
export const periodFieldMessages = {
  'fields.invalidDate': 'Data inválida',
  'fields.invalidPeriod': 'A data final deve ser igual ou posterior à data inicial',
} as const
