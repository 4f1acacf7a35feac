/** Texts of the forms used by the firm's people. */
export const firmFieldMessages = {
  'firm.promiseTooFar':
    'A entrega pode ser prometida para no máximo {years} anos depois de hoje. Confira o ano.',
  'firm.dayToCome': 'Informe o dia de hoje ou um que já passou.',
} as const
