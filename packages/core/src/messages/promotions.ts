/** Texts of the firm's popups. */
export const promotionMessages = {
  'promotions.periodInvalid': 'O último dia deve ser igual ou posterior ao primeiro',
} as const
