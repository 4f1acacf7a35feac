import type { CustomerKey } from './customers.data.ts'
import type { PersonKey } from './people.data.ts'

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
  /** When it was added, in business days from the loading; with the customer when absent. */
  readonly since?: number
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
    since: -360,
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
