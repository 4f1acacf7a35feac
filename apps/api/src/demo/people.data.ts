import type { CustomerKey } from './customers.data.ts'

/** Someone who signs in; without a customer, staff of the firm. */
export interface PersonSeed {
  readonly customer: CustomerKey | null
  readonly email: string
  readonly name: string
  readonly occupation: string
  readonly phone: string
  readonly admin?: boolean
  readonly superAdmin?: boolean
  /** Manages the firm's people and the contracts of its customers. */
  readonly firmAdmin?: boolean
  /** When they accepted the warning of the data mapping, in business days from the loading. */
  readonly mappingChecked?: number
  /** Cannot sign in any more. */
  readonly blocked?: boolean
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
    mappingChecked: -144,
  },
  beatriz: {
    customer: 'aurora',
    email: 'user@aurora.example',
    name: 'Beatriz Lima',
    occupation: 'Analista de suprimentos',
    phone: '11985416320',
    mappingChecked: -140,
  },
  caio: {
    customer: 'aurora',
    email: 'user2@aurora.example',
    name: 'Caio Menezes',
    occupation: 'Coordenador de recursos humanos',
    phone: '11984507231',
  },
  vera: {
    customer: 'aurora',
    email: 'vera.lucena@aurora.example',
    name: 'Vera Lucena',
    occupation: 'Assistente administrativa',
    phone: '11983698142',
    blocked: true,
  },
  patricia: {
    customer: 'brisa',
    email: 'admin@brisa.example',
    name: 'Patrícia Azevedo',
    occupation: 'Sócia-administradora',
    phone: '48988412075',
    admin: true,
    mappingChecked: -56,
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
    firmAdmin: true,
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

/** Everybody with an account; blocked users cannot sign in. */
export const personSeeds: Readonly<Record<PersonKey, PersonSeed>> = persons

/** Whether a person belongs to the firm. */
export const isStaff = (person: PersonKey): boolean => personSeeds[person].customer === null
