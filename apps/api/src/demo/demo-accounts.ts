import { type PersonKey, personSeeds } from './people.data.ts'

/** The password of every account of the demo firm. */
export const demoPassword = 'Tramite2026'

/** An account that can be tried, as the start-up banner shows it. */
export interface DemoAccount {
  readonly email: string
  /** Short name of the customer; the firm for staff. */
  readonly customer: string
  readonly role: string
  /** What there is to see. */
  readonly shows: string
}

const accounts: readonly (readonly [PersonKey, customer: string, role: string, shows: string])[] = [
  ['marina', 'Aurora', 'superadministradora', 'tudo aberto: finanças, negócios e ferramentas'],
  ['rafael', 'Aurora', 'administrador', 'administrador sem as finanças do superadministrador'],
  ['beatriz', 'Aurora', 'usuária', 'usuária comum, nos dois negócios'],
  ['caio', 'Aurora', 'usuário', 'colega que não participa das demandas sigilosas'],
  ['patricia', 'Brisa', 'administradora', 'cliente sem plano premium, com prazos dobrados'],
  ['otavio', 'Pessoa física', 'administrador', 'CPF no lugar do CNPJ'],
  ['sonia', 'Trigo Dourado', 'usuária', 'pagamento atrasado, ainda na carência'],
  ['jorge', 'Rota Sul', 'administrador', 'pagamento atrasado além da carência'],
  ['camila', 'Rota Sul', 'usuária', 'o mesmo atraso, sem ser administradora'],
  ['luis', 'Maré Alta', 'usuário', 'contrato suspenso'],
  ['renata', 'Studio Equilíbrio', 'usuária', 'contrato encerrado, sem acesso'],
  ['debora', 'Ateliê Lume', 'usuária', 'demandas avulsas, só com Lembretes'],
  ['gustavo', 'Vale Verde', 'administrador', 'cliente inadimplente, com fatura em aberto'],
  ['priscila', 'Vale Verde', 'usuária', 'o mesmo cliente, sem ser administradora'],
  ['henrique', 'Bom Vizinho', 'usuário', 'nenhum negócio cadastrado'],
  ['helena', 'Escritório', 'advogada', 'administradora do escritório, pela API'],
  ['tiago', 'Escritório', 'suporte', 'equipe do escritório, pela API'],
]

/** Every account of the demo firm, for people who try the portal. */
export const demoAccounts: readonly DemoAccount[] = accounts.map(
  ([person, customer, role, shows]) => ({
    email: personSeeds[person].email,
    customer,
    role,
    shows,
  }),
)
