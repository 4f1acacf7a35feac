import { markMessages } from '../messages/marks.ts'
import { REGISTERED_STATUS } from './authority-statuses.ts'
import type { Mark } from './marks.types.ts'

/** The status of a mark in the list. */
export type MarkStatus = 'awaitingFiling' | 'underReview' | 'registered'

const texts: Readonly<Record<MarkStatus, string>> = {
  awaitingFiling: markMessages['marks.status.awaitingFiling'],
  underReview: markMessages['marks.status.underReview'],
  registered: markMessages['marks.status.registered'],
}

/** The fields of a mark that decide its status. */
export type MarkProgress = {
  readonly Demand: Pick<Mark['Demand'], 'statusKey'>
  readonly ProcessNumbers: readonly Pick<Mark['ProcessNumbers'][number], 'apolStatus'>[]
}

/**
 * Awaiting filing without process numbers; registered if its demand is FINISHED and every process has the
 * authority status Registro; otherwise under review.
 */
export function toMarkStatus({ Demand, ProcessNumbers }: MarkProgress): MarkStatus {
  if (ProcessNumbers.length === 0) return 'awaitingFiling'
  const isGranted = ProcessNumbers.every(({ apolStatus }) => apolStatus === REGISTERED_STATUS)
  return Demand.statusKey === 'FINISHED' && isGranted ? 'registered' : 'underReview'
}

/** 'Aguardando Protocolo', 'Pedido em Análise' or 'Marca Registrada'. */
export function toMarkStatusText(mark: MarkProgress): string {
  return texts[toMarkStatus(mark)]
}

/** Whether the list of marks shows a mark: not while its demand is OPEN. */
export function isListedMark({ Demand }: Pick<MarkProgress, 'Demand'>): boolean {
  return Demand.statusKey !== 'OPEN'
}
