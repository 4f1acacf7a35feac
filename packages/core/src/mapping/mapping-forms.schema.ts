import * as z from 'zod/mini'
import { foldText } from '../fold-text.ts'
import { TEXT_MAX } from '../forms/index.ts'
import { requiredText } from '../forms/text-fields.ts'
import { toolFieldMessages as texts } from '../messages/tool-fields.ts'
import { evaluateActivityName } from './activities.rules.ts'

/** The responsibility warning: its box has to be ticked. */
export const mappingWarningSchema = z.object({
  checked: z
    .boolean(texts['tools.checkRequired'])
    .check(z.refine((isChecked) => isChecked, texts['tools.checkRequired'])),
})

/**
 * The form of a sector: a name is required, and must be new.
 * @param sectorNames the names of the existing sectors
 */
export function createSectorSchema(sectorNames: readonly string[]) {
  const taken = new Set(sectorNames.map(foldText))
  return z.object({
    sectorName: requiredText('sectorName', TEXT_MAX).check(
      z.refine((name) => !taken.has(foldText(name)), texts['mapping.sectorRepeated']),
    ),
  })
}

/**
 * The form of an activity, new or renamed: 'Novo nome da atividade*', which must be new.
 * @param others names of the other activities of the sector, as far as they are known
 */
export const createActivitySchema = (others: readonly string[]) =>
  z.object({
    label: requiredText('activityName', TEXT_MAX).check(
      z.refine(
        (name) => evaluateActivityName(name, others).allowed,
        texts['mapping.activityRepeated'],
      ),
    ),
  })
