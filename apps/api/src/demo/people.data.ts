/** The state of a customer's contract; days are business days from the day of loading. */
export interface CustomerSeed {
  readonly name: string
  readonly personType: 'PF' | 'PJ'
  readonly registration: string
  readonly customerType: string
  readonly saleDate: number
  readonly premium?: boolean
  readonly paymentOverdueSince?: number
  readonly suspended?: boolean
  readonly churnedUntil?: number
  readonly access?: readonly string[]
  readonly specificDemand?: boolean
  readonly activeContact?: boolean
  readonly tags?: readonly { readonly name: string; readonly since: number }[]
}

const seeds = {
  aurora: {
    name: 'Aurora Indústria de Cosméticos S.A.',
    personType: 'PJ',
    registration: '98765012000101',
    customerType: 'Indústria',
    saleDate: -380,
    premium: true,
    activeContact: true,
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
    saleDate: -190,
    access: ['Gerador de documentos', 'Lembretes'],
  },
  pessoa: {
    name: 'Otávio Ramos Figueira',
    personType: 'PF',
    registration: '98710234560',
    customerType: 'Pessoa física',
    saleDate: -90,
  },
  carencia: {
    name: 'Padaria Trigo Dourado Ltda.',
    personType: 'PJ',
    registration: '98621745000172',
    customerType: 'Alimentação',
    saleDate: -260,
    paymentOverdueSince: -1,
  },
  atraso: {
    name: 'Oficina Mecânica Rota Sul Ltda.',
    personType: 'PJ',
    registration: '98533087000167',
    customerType: 'Serviços',
    saleDate: -310,
    paymentOverdueSince: -12,
  },
  suspenso: {
    name: 'Editora Maré Alta Ltda.',
    personType: 'PJ',
    registration: '98441692000108',
    customerType: 'Editorial',
    saleDate: -420,
    suspended: true,
  },
  encerrado: {
    name: 'Studio Equilíbrio Pilates Ltda.',
    personType: 'PJ',
    registration: '98370211000110',
    customerType: 'Saúde',
    saleDate: -500,
    churnedUntil: -15,
  },
  avulso: {
    name: 'Ateliê Lume Cerâmica ME',
    personType: 'PJ',
    registration: '98289564000190',
    customerType: 'Comércio',
    saleDate: -120,
    specificDemand: true,
    access: ['Lembretes'],
    tags: [{ name: 'Demanda Específica', since: -40 }],
  },
  inadimplente: {
    name: 'Transportes Vale Verde Ltda.',
    personType: 'PJ',
    registration: '98196035000142',
    customerType: 'Logística',
    saleDate: -340,
    tags: [{ name: 'Inadimplente', since: -5 }],
  },
  semNegocio: {
    name: 'Mercado Bom Vizinho Ltda.',
    personType: 'PJ',
    registration: '98074528000100',
    customerType: 'Comércio',
    saleDate: -3,
  },
} satisfies Record<string, CustomerSeed>

export type CustomerKey = keyof typeof seeds

/** The customers of the demo firm. */
export const customerSeeds: Readonly<Record<CustomerKey, CustomerSeed>> = seeds

/** Someone who signs in; without a customer, staff of the firm. */
export interface PersonSeed {
  readonly customer: CustomerKey | null
  readonly email: string
  readonly name: string
  readonly occupation: string
  readonly phone: string
  readonly admin?: boolean
  readonly superAdmin?: boolean
}

const persons = {
  marina: {
    customer: 'aurora',
    email: 'super@aurora.example',
    name: 'Marina Duarte',
    occupation: 'Diretora financeira',
    phone: '11987124503',
    admin: true,
    superAdmin: true,
  },
  rafael: {
    customer: 'aurora',
    email: 'admin@aurora.example',
    name: 'Rafael Nogueira',
    occupation: 'Gerente administrativo',
    phone: '11986325417',
    admin: true,
  },
  beatriz: {
    customer: 'aurora',
    email: 'user@aurora.example',
    name: 'Beatriz Lima',
    occupation: 'Analista de suprimentos',
    phone: '11985416320',
  },
  caio: {
    customer: 'aurora',
    email: 'user2@aurora.example',
    name: 'Caio Menezes',
    occupation: 'Coordenador de recursos humanos',
    phone: '11984507231',
  },
  patricia: {
    customer: 'brisa',
    email: 'admin@brisa.example',
    name: 'Patrícia Azevedo',
    occupation: 'Sócia-administradora',
    phone: '48988412075',
    admin: true,
  },
  otavio: {
    customer: 'pessoa',
    email: 'user@pessoa.example',
    name: 'Otávio Ramos Figueira',
    occupation: 'Arquiteto',
    phone: '31987340162',
    admin: true,
  },
  sonia: {
    customer: 'carencia',
    email: 'user@carencia.example',
    name: 'Sônia Barreto',
    occupation: 'Gerente',
    phone: '19986230541',
  },
  jorge: {
    customer: 'atraso',
    email: 'admin@atraso.example',
    name: 'Jorge Batista',
    occupation: 'Proprietário',
    phone: '51985129430',
    admin: true,
  },
  camila: {
    customer: 'atraso',
    email: 'user@atraso.example',
    name: 'Camila Freitas',
    occupation: 'Assistente administrativa',
    phone: '51984018329',
  },
  luis: {
    customer: 'suspenso',
    email: 'user@suspenso.example',
    name: 'Luís Antunes',
    occupation: 'Editor',
    phone: '21983907218',
  },
  renata: {
    customer: 'encerrado',
    email: 'user@encerrado.example',
    name: 'Renata Moura',
    occupation: 'Sócia',
    phone: '41982896107',
  },
  debora: {
    customer: 'avulso',
    email: 'user@avulso.example',
    name: 'Débora Sales',
    occupation: 'Ceramista',
    phone: '71981785096',
  },
  gustavo: {
    customer: 'inadimplente',
    email: 'admin@inadimplente.example',
    name: 'Gustavo Teles',
    occupation: 'Diretor de operações',
    phone: '62980674985',
    admin: true,
  },
  priscila: {
    customer: 'inadimplente',
    email: 'user@inadimplente.example',
    name: 'Priscila Rocha',
    occupation: 'Analista de frota',
    phone: '62989563874',
  },
  henrique: {
    customer: 'semNegocio',
    email: 'user@semnegocio.example',
    name: 'Henrique Dias',
    occupation: 'Gerente de loja',
    phone: '85988452763',
  },
  helena: {
    customer: null,
    email: 'advogada@firma.example',
    name: 'Helena Prado',
    occupation: 'Advogada',
    phone: '11987001122',
  },
  tiago: {
    customer: null,
    email: 'suporte@firma.example',
    name: 'Tiago Alves',
    occupation: 'Suporte ao cliente',
    phone: '11987003344',
  },
} satisfies Record<string, PersonSeed>

export type PersonKey = keyof typeof persons

/** Everybody who can sign in. */
export const personSeeds: Readonly<Record<PersonKey, PersonSeed>> = persons

/** Whether a person belongs to the firm. */
export const isStaff = (person: PersonKey): boolean => personSeeds[person].customer === null

/** A business (negócio) and the users who may see it; a super admin sees all of the customer. */
export interface BusinessSeed {
  readonly customer: CustomerKey
  readonly name: string
  readonly registration: string
  readonly address: {
    readonly cep: string
    readonly city: string
    readonly state: string
    readonly street: string
    readonly number: string
    readonly district: string
    readonly complement?: string
  }
  readonly users: readonly PersonKey[]
}

const places = {
  cosmeticos: {
    customer: 'aurora',
    name: 'Aurora Cosméticos',
    registration: '98765012000101',
    address: {
      cep: '05422010',
      city: 'São Paulo',
      state: 'SP',
      street: 'Rua dos Pinheiros',
      number: '1480',
      district: 'Pinheiros',
      complement: '5º andar',
    },
    users: ['marina', 'rafael', 'beatriz', 'caio'],
  },
  botanica: {
    customer: 'aurora',
    name: 'Aurora Botânica',
    registration: '98765012000292',
    address: {
      cep: '13087500',
      city: 'Campinas',
      state: 'SP',
      street: 'Avenida Guilherme Campos',
      number: '500',
      district: 'Jardim Santa Genebra',
    },
    users: ['marina', 'rafael', 'beatriz'],
  },
  brisa: {
    customer: 'brisa',
    name: 'Brisa Turismo',
    registration: '98710433000135',
    address: {
      cep: '88015200',
      city: 'Florianópolis',
      state: 'SC',
      street: 'Rua Bocaiúva',
      number: '215',
      district: 'Centro',
    },
    users: ['patricia'],
  },
  pessoa: {
    customer: 'pessoa',
    name: 'Otávio Ramos Figueira',
    registration: '98710234560',
    address: {
      cep: '30130170',
      city: 'Belo Horizonte',
      state: 'MG',
      street: 'Rua da Bahia',
      number: '932',
      district: 'Centro',
      complement: 'Apto. 1103',
    },
    users: ['otavio'],
  },
  padaria: {
    customer: 'carencia',
    name: 'Padaria Trigo Dourado',
    registration: '98621745000172',
    address: {
      cep: '13400040',
      city: 'Piracicaba',
      state: 'SP',
      street: 'Rua Governador Pedro de Toledo',
      number: '77',
      district: 'Centro',
    },
    users: ['sonia'],
  },
  oficina: {
    customer: 'atraso',
    name: 'Rota Sul Mecânica',
    registration: '98533087000167',
    address: {
      cep: '90230120',
      city: 'Porto Alegre',
      state: 'RS',
      street: 'Avenida Farrapos',
      number: '2610',
      district: 'Floresta',
    },
    users: ['jorge', 'camila'],
  },
  editora: {
    customer: 'suspenso',
    name: 'Editora Maré Alta',
    registration: '98441692000108',
    address: {
      cep: '22270010',
      city: 'Rio de Janeiro',
      state: 'RJ',
      street: 'Rua Voluntários da Pátria',
      number: '301',
      district: 'Botafogo',
    },
    users: ['luis'],
  },
  studio: {
    customer: 'encerrado',
    name: 'Studio Equilíbrio',
    registration: '98370211000110',
    address: {
      cep: '80420090',
      city: 'Curitiba',
      state: 'PR',
      street: 'Alameda Dom Pedro II',
      number: '64',
      district: 'Batel',
    },
    users: ['renata'],
  },
  atelie: {
    customer: 'avulso',
    name: 'Ateliê Lume',
    registration: '98289564000190',
    address: {
      cep: '40026010',
      city: 'Salvador',
      state: 'BA',
      street: 'Rua Direita de Santo Antônio',
      number: '18',
      district: 'Santo Antônio',
    },
    users: ['debora'],
  },
  transportes: {
    customer: 'inadimplente',
    name: 'Vale Verde Transportes',
    registration: '98196035000142',
    address: {
      cep: '74663520',
      city: 'Goiânia',
      state: 'GO',
      street: 'Rodovia BR-153',
      number: '5200',
      district: 'Jardim Guanabara',
      complement: 'Galpão 3',
    },
    users: ['gustavo', 'priscila'],
  },
} satisfies Record<string, BusinessSeed>

export type BusinessKey = keyof typeof places

/** The businesses of the customers; one customer has none. */
export const businessSeeds: Readonly<Record<BusinessKey, BusinessSeed>> = places
