import type { Workplace } from '../workplace.ts'
import type { Check } from './check.ts'
import { databaseChecks } from './database.checks.ts'
import { fileChecks } from './file.checks.ts'

/** All checks. A new one is a line in one of these lists. */
export const checks: readonly Check[] = [...databaseChecks, ...fileChecks]

export interface Finding {
  readonly check: Check
  readonly problems: readonly string[]
  /** Whether it has been repaired since. */
  readonly repaired: boolean
}

/** Runs a check, and repairs what it finds if possible and requested. */
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
