/** The state of a customer's contract; days are business days from the day of loading. */
export interface CustomerSeed {
  readonly name: string
  readonly personType: 'PF' | 'PJ'
  readonly registration: string
  readonly customerType: string
  /** When it became a customer. */
  readonly since: number
  readonly premium?: boolean
  readonly paymentOverdueSince?: number
  /** Business days from today. */
  readonly suspendedSince?: number
  readonly churnedUntil?: number
  readonly access?: readonly string[]
  readonly specificDemand?: boolean
  readonly activeContact?: boolean
  /** CPF without separators. */
  readonly legalRepresentative?: {
    readonly name: string
    readonly cpf: string
    readonly email: string
  }
  readonly tags?: readonly { readonly name: string; readonly since: number }[]
}

const seeds = {
  aurora: {
    name: 'Aurora Indústria de Cosméticos S.A.',
    personType: 'PJ',
    registration: '98765012000101',
    customerType: 'Indústria',
    since: -380,
    premium: true,
    activeContact: true,
    legalRepresentative: {
      name: 'Marina Duarte',
      cpf: '39053344705',
      email: 'super@aurora.example',
    },
    access: [
      'Gerador de documentos',
      'Mapeamento de dados',
      'Registrar marcas',
      'Análise Interna de Risco',
      'Lembretes',
    ],
  },
  brisa: {
    name: 'Brisa Turismo e Eventos Ltda.',
    personType: 'PJ',
    registration: '98710433000135',
    customerType: 'Serviços',
    since: -190,
    access: ['Gerador de documentos', 'Lembretes'],
    legalRepresentative: {
      name: 'Patrícia Azevedo',
      cpf: '11144477735',
      email: 'admin@brisa.example',
    },
  },
  pessoa: {
    name: 'Otávio Ramos Figueira',
    personType: 'PF',
    registration: '98710234560',
    customerType: 'Pessoa física',
    since: -90,
  },
  carencia: {
    name: 'Padaria Trigo Dourado Ltda.',
    personType: 'PJ',
    registration: '98621745000172',
    customerType: 'Alimentação',
    since: -260,
    paymentOverdueSince: -1,
  },
  atraso: {
    name: 'Oficina Mecânica Rota Sul Ltda.',
    personType: 'PJ',
    registration: '98533087000167',
    customerType: 'Serviços',
    since: -310,
    paymentOverdueSince: -12,
  },
  suspenso: {
    name: 'Editora Maré Alta Ltda.',
    personType: 'PJ',
    registration: '98441692000108',
    customerType: 'Editorial',
    since: -420,
    suspendedSince: -5,
  },
  encerrado: {
    name: 'Studio Equilíbrio Pilates Ltda.',
    personType: 'PJ',
    registration: '98370211000110',
    customerType: 'Saúde',
    since: -500,
    churnedUntil: -15,
  },
  avulso: {
    name: 'Ateliê Lume Cerâmica ME',
    personType: 'PJ',
    registration: '98289564000190',
    customerType: 'Comércio',
    since: -120,
    specificDemand: true,
    access: ['Lembretes'],
    tags: [{ name: 'Demanda Específica', since: -40 }],
  },
  inadimplente: {
    name: 'Transportes Vale Verde Ltda.',
    personType: 'PJ',
    registration: '98196035000142',
    customerType: 'Logística',
    since: -340,
    tags: [{ name: 'Inadimplente', since: -5 }],
  },
  semNegocio: {
    name: 'Mercado Bom Vizinho Ltda.',
    personType: 'PJ',
    registration: '98074528000100',
    customerType: 'Comércio',
    since: -3,
  },
} satisfies Record<string, CustomerSeed>

export type CustomerKey = keyof typeof seeds

/** The customers of the demo firm. */
export const customerSeeds: Readonly<Record<CustomerKey, CustomerSeed>> = seeds
