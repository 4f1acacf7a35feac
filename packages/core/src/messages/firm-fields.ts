/** Texts of what the firm's people type. */
export const firmFieldMessages = {
  'firm.promiseTooFar':
    'A entrega pode ser prometida para no máximo {years} anos depois de hoje. Confira o ano.',
  'firm.dayToCome': 'Informe o dia de hoje ou um que já passou.',
} as const
