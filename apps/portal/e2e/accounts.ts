/** Accounts of the demo firm. */
export const password = 'Tramite2026'
export const accounts = {
  superAdmin: 'super@aurora.example',
  admin: 'admin@aurora.example',
  user: 'user@aurora.example',
  colleague: 'user2@aurora.example',
  otherCustomer: 'admin@brisa.example',
  /** The journey of mailed links changes the password of this one: nobody else signs in with it. */
  person: 'user@pessoa.example',
  grace: 'user@carencia.example',
  overdueAdmin: 'admin@atraso.example',
  overdueUser: 'user@atraso.example',
  delinquentAdmin: 'admin@inadimplente.example',
  delinquentUser: 'user@inadimplente.example',
  suspended: 'user@suspenso.example',
  ended: 'user@encerrado.example',
  specific: 'user@avulso.example',
  noBusiness: 'user@semnegocio.example',
  lawyer: 'advogada@firma.example',
} as const
export type Account = (typeof accounts)[keyof typeof accounts]
