import { toStatementYear } from '@tramite/core/finance'
import { useState } from 'react'
import { useViewer } from '../viewer/viewer-context.tsx'

/**
 * The year whose statement a page shows. An open page stays at the year it was opened in: at New Year it does not
 * take away what is being read.
 * @param years that have a statement, latest first
 * @param asked 0 where none was
 */
export function useStatementYear(years: readonly number[], asked: number): number | undefined {
  const { day } = useViewer()
  const [opened] = useState(day.today)
  return toStatementYear(years, asked, opened)
}
