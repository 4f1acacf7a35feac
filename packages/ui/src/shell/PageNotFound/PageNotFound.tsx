import { shellLabels } from '../../labels/shell.ts'
import { NotFound } from '../NotFound/NotFound.tsx'

/** An address that belongs to no page. */
export function PageNotFound() {
  return (
    <NotFound
      title={shellLabels.unknownTitle}
      text={shellLabels.unknownText}
      backHref="/"
      backText={shellLabels.backHome}
    />
  )
}
