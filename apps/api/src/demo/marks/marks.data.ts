import type { AuthorityStatus } from '@tramite/core/marks'
import type { BusinessKey } from '../businesses.data.ts'

/** A line of a process's history. */
export interface MarkEventSeed {
  /** Business days before the loading; the gazette is that of the Tuesday before. */
  readonly day: number
  readonly status: AuthorityStatus
  /** Dispatch of the gazette; absent for an entry of the firm. */
  readonly dispatch?: { readonly code: string; readonly name: string; readonly text?: string }
}

/** A mark of the demo firm, by the demand that it came with. */
export interface MarkSeed {
  readonly business: BusinessKey
  /** Name of its demand. */
  readonly demand: string
  readonly name: string
  readonly description: string
  readonly presentation: 'Nominativa' | 'Mista' | 'Figura'
  readonly nature: 'Produto' | 'Serviço' | 'Ambas'
  /** File of the demand. */
  readonly logo?: string
  /** File of the demand. */
  readonly contract?: string
  readonly processes: readonly {
    readonly number: string
    readonly history: readonly MarkEventSeed[]
  }[]
}

const published = {
  code: 'IPAS009',
  name: 'Publicação de pedido de registro para oposição (exame formal concluído)',
}

/** Marks in each of the three statuses that the list shows. */
export const markSeeds: readonly MarkSeed[] = [
  {
    business: 'cosmeticos',
    demand: 'Registro da marca Aurora Flor de Sal',
    name: 'Aurora Flor de Sal',
    description: 'Sabonetes e cremes com flor de sal.',
    presentation: 'Mista',
    nature: 'Produto',
    processes: [],
  },
  {
    business: 'cosmeticos',
    demand: 'Registro da marca Aurora Noite',
    name: 'Aurora Noite',
    description: 'Linha de perfumes para a noite.',
    presentation: 'Nominativa',
    nature: 'Produto',
    processes: [
      {
        number: '935207714',
        history: [
          { day: -26, status: 'Pedido' },
          { day: -9, status: 'Publicação', dispatch: published },
        ],
      },
    ],
  },
  {
    business: 'botanica',
    demand: 'Registro da marca Aurora Botânica',
    name: 'Aurora Botânica',
    description: 'Cosméticos de extratos vegetais e mudas de plantas medicinais.',
    presentation: 'Nominativa',
    nature: 'Produto',
    processes: [
      {
        number: '935188312',
        history: [
          { day: -33, status: 'Pedido' },
          { day: -14, status: 'Publicação', dispatch: published },
          {
            day: -4,
            status: 'Oposição',
            dispatch: {
              code: 'IPAS423',
              name: 'Notificação de oposição',
              text: '850260114873 de 02/03/2026',
            },
          },
        ],
      },
      {
        number: '935188320',
        history: [
          { day: -33, status: 'Pedido' },
          { day: -14, status: 'Publicação', dispatch: published },
        ],
      },
    ],
  },
  {
    business: 'cosmeticos',
    demand: 'Registro da marca Aurora',
    name: 'Aurora',
    description: 'Perfumes, cosméticos e produtos de higiene.',
    presentation: 'Mista',
    nature: 'Produto',
    logo: 'logo-aurora.jpg',
    contract: 'Estatuto_social_Aurora.pdf',
    processes: [
      {
        number: '932118406',
        history: [
          { day: -322, status: 'Pedido' },
          { day: -292, status: 'Publicação', dispatch: published },
          {
            day: -70,
            status: 'Deferimento',
            dispatch: { code: 'IPAS029', name: 'Deferimento do pedido' },
          },
          {
            day: -26,
            status: 'Registro',
            dispatch: { code: 'IPAS158', name: 'Concessão de registro' },
          },
        ],
      },
    ],
  },
  {
    business: 'botanica',
    demand: 'Registro da marca Folha Aurora',
    name: 'Folha Aurora',
    description: 'Folha estilizada dos rótulos da linha botânica.',
    presentation: 'Figura',
    nature: 'Produto',
    logo: 'logo-folha-aurora.jpg',
    processes: [
      {
        number: '933604127',
        history: [
          { day: -60, status: 'Pedido' },
          { day: -40, status: 'Publicação', dispatch: published },
          {
            day: -9,
            status: 'Exigência',
            dispatch: {
              code: 'IPAS136',
              name: 'Exigência de mérito',
              text: 'Esclareça os elementos figurativos da marca.',
            },
          },
        ],
      },
    ],
  },
]
