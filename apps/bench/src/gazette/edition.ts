import { toGazetteXml } from '@tramite/api/testing/gazettes'

/** Processes of an edition, as many as in a large one. */
export const ENTRIES = 50_000
/** Number of them that customers of the firm watch, spread over the edition. */
export const WATCHED = 2000

/** The number of a process, by its index in the edition. */
const toNumber = (place: number) => String(900_000_000 + place)

/** The numbers of the watched processes. */
export const watchedNumbers = Array.from({ length: WATCHED }, (_, i) =>
  toNumber(i * (ENTRIES / WATCHED)),
)

const editions = [
  { number: 2879, date: '10/03/2026', code: 'IPAS009', name: 'Publicação de pedido de registro' },
  { number: 2880, date: '17/03/2026', code: 'IPAS029', name: 'Deferimento do pedido' },
  { number: 2881, date: '24/03/2026', code: 'IPAS158', name: 'Concessão de registro' },
] as const

/** Number of editions; each changes the status of every process in the previous one. */
export const EDITIONS = editions.length

const note =
  'Procurador: Vasconcelos & Prado Advogados. Protocolo: 850260012345 (02/03/2026). Detalhes do despacho: o prazo para manifestação é de 60 (sessenta) dias, contado da publicação.'

/**
 * The file of an edition as the office publishes it: titular, attorney, Vienna and Nice classes, a
 * dispatch with a text and one without.
 * @param round from 0
 */
export function toEditionFile(round: number): File {
  const edition = editions[round]
  if (!edition) throw new Error(`There is no edition ${round}`)
  const { code, name } = edition
  const processes = Array.from({ length: ENTRIES }, (_, place) => ({
    number: toNumber(place),
    name: `MARCA ${place}`,
    presentation: 'Mista',
    classes: [3, 35],
    dispatches: [
      { code, name, text: note },
      { code: 'IPAS270', name: 'Deferimento da petição' },
    ],
  }))
  return new File([toGazetteXml(edition, processes)], `RM${edition.number}.xml`, {
    type: 'text/xml',
  })
}
