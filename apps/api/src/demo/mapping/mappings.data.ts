import type { SectorKind } from '@tramite/core/mapping'
import type { BusinessKey } from '../businesses.data.ts'

/** What people have filled in of an activity. */
export interface ActivitySeed {
  readonly name: string
  /** In the words of the people who do it: the answer to the first question. */
  readonly description: string
  /** How many of the fifteen questions are answered, from the first on. */
  readonly answered: number
}

export interface SectorSeed {
  /** A custom name is one of the kind 'Outros'. */
  readonly name: SectorKind | (string & {})
  readonly activities: readonly ActivitySeed[]
}

export interface MappingSeed {
  readonly business: BusinessKey
  /** Name of the demand of its meeting. */
  readonly meeting: string
  readonly sectors: readonly SectorSeed[]
  /** Its content when it was last completed; absent if it never was. */
  readonly completed?: readonly SectorSeed[]
}

const meeting = 'Reunião de mapeamento de dados'

/** Finished, and not changed since. */
const brisaSectors: readonly SectorSeed[] = [
  {
    name: 'Vendas',
    activities: [
      {
        name: 'Reserva de pacotes',
        description: 'A agente colhe os dados dos viajantes e faz a reserva com os fornecedores',
        answered: 15,
      },
    ],
  },
  {
    name: 'Suporte ao Cliente',
    activities: [
      {
        name: 'Atendimento durante a viagem',
        description: 'O plantão fala com o viajante por aplicativo de mensagens',
        answered: 15,
      },
    ],
  },
]

/** To be changed again, in review, finished, and waiting for the meeting; other businesses have none. */
export const mappingSeeds: readonly MappingSeed[] = [
  {
    business: 'cosmeticos',
    meeting,
    sectors: [
      {
        name: 'Vendas',
        activities: [
          {
            name: 'Cadastro de clientes',
            description: 'O vendedor registra o cliente no CRM quando envia a primeira proposta',
            answered: 15,
          },
          {
            name: 'Programa de fidelidade',
            description: 'A loja cadastra quem aceita participar e soma pontos a cada compra',
            answered: 7,
          },
        ],
      },
      {
        name: 'RH',
        activities: [
          {
            name: 'Recrutamento e seleção',
            description: 'Recebemos currículos pelo site e chamamos os candidatos para entrevista',
            answered: 11,
          },
          {
            name: 'Folha de pagamento',
            description: 'O escritório de contabilidade fecha a folha todo mês com os nossos dados',
            answered: 15,
          },
        ],
      },
      {
        name: 'Marketing',
        activities: [
          {
            name: 'Campanhas por e-mail',
            description: 'Enviamos novidades a quem se inscreveu no site',
            answered: 3,
          },
        ],
      },
      { name: 'Assuntos regulatórios', activities: [] },
    ],
    completed: [
      {
        name: 'Vendas',
        activities: [
          {
            name: 'Cadastro de clientes',
            description: 'O vendedor anota o cliente na planilha da loja',
            answered: 14,
          },
        ],
      },
      {
        name: 'RH',
        activities: [
          {
            name: 'Folha de pagamento',
            description: 'O escritório de contabilidade fecha a folha todo mês com os nossos dados',
            answered: 15,
          },
        ],
      },
      {
        name: 'Marketing',
        activities: [
          {
            name: 'Sorteios nas lojas',
            description: 'O cliente preenche um cupom e o deixa na urna',
            answered: 15,
          },
        ],
      },
    ],
  },
  {
    business: 'botanica',
    meeting: 'Reunião Mapeamento de Dados da fazenda',
    sectors: [
      {
        name: 'RH',
        activities: [
          {
            name: 'Contratação de safristas',
            description: 'O encarregado colhe os documentos na fazenda e os envia à matriz',
            answered: 15,
          },
        ],
      },
      {
        name: 'Fornecedores e Parceiros',
        activities: [
          {
            name: 'Cadastro de cooperados',
            description:
              'A cooperativa envia a lista dos extrativistas para a repartição de benefícios',
            answered: 14,
          },
        ],
      },
      {
        name: 'Portaria da fazenda',
        activities: [
          {
            name: 'Câmeras e registro de visitantes',
            description: 'As câmeras gravam a entrada e o porteiro anota nome e placa',
            answered: 15,
          },
        ],
      },
    ],
  },
  {
    business: 'brisa',
    meeting,
    sectors: brisaSectors,
    completed: brisaSectors,
  },
  { business: 'pessoa', meeting, sectors: [] },
]
