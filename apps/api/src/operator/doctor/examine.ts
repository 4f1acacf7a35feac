import type { Workplace } from '../workplace.ts'
import type { Check } from './check.ts'
import { databaseChecks } from './database.checks.ts'
import { fileChecks } from './file.checks.ts'

/** Everything that is looked at. A new check is a line in one of these. */
export const checks: readonly Check[] = [...databaseChecks, ...fileChecks]

export interface Finding {
  readonly check: Check
  readonly problems: readonly string[]
  /** Whether it has been mended since. */
  readonly repaired: boolean
}

/**
 * Makes a check, and mends what it finds when it can and is told to.
 */
export async function examine(
  workplace: Workplace,
  check: Check,
  repair: boolean,
): Promise<Finding> {
  const problems = await check.find(workplace)
  if (problems.length === 0 || !repair || !check.repair) return { check, problems, repaired: false }
  await check.repair(workplace)
  const left = await check.find(workplace)
  return { check, problems: left.length > 0 ? left : problems, repaired: left.length === 0 }
}
