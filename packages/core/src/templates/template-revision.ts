import { formatDate } from '../calendar/index.ts'
import { templateMessages as texts } from '../messages/templates.ts'

/** When a lawyer last revised a template, DD/MM/YYYY, or 'Nunca foi revisado'. */
export function toRevisionText(lastRevisionDate: string | null): string {
  return lastRevisionDate === null ? texts['templates.neverRevised'] : formatDate(lastRevisionDate)
}
