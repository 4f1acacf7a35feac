import type { RiskResult } from '@tramite/core/risk'
import type { Answers, Command } from '../../db/command.ts'
import { selectWeights } from './risk-answers.store.ts'
import { selectAllChoices } from './risk-choices.store.ts'
import { toRiskResult } from './risk-result.rules.ts'

type Weight = Answers<[ReturnType<typeof selectWeights>]>[0][number]

/** Whether answers, each to another question, are all those of one sector: a part would reveal its weights. */
export function isWholeSector(weights: readonly Weight[]): boolean {
  const sectors = new Set(weights.map(({ sectorId }) => sectorId))
  return sectors.size === 1 && weights.every(({ asked }) => asked === weights.length)
}

/** The risks of the sectors that a business has answered in full, by sector. */
export async function readSectorResults(
  read: <T>(command: Command<T>) => Promise<T>,
  businessId: string,
): Promise<ReadonlyMap<string, RiskResult>> {
  const choices = await read(selectAllChoices({ scope: { kind: 'one', businessId } }))
  if (choices.length === 0) return new Map()
  const weights = await read(selectWeights(choices.map(({ answerId }) => answerId)))
  const sectors = Map.groupBy(weights, ({ sectorId }) => sectorId)
  return new Map(
    [...sectors].flatMap(([sectorId, own]) => {
      const result = isWholeSector(own) ? toRiskResult(own) : null
      return result ? [[sectorId, result] as const] : []
    }),
  )
}
