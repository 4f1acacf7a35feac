import { matchRoute } from '@tramite/core/shell'
import { PageNotFound } from '@tramite/ui/shell'
import { PreparedArea } from './prepared-area.tsx'

/** Areas whose pages come later, by the first part of their addresses. */
const preparedAreas = ['tools'] as const

/** An address without a page: of an area that is being prepared, or of none. */
export function OtherPage({ pathname }: { pathname: string }) {
  const [, first] = pathname.split('/')
  const area = matchRoute(pathname) && preparedAreas.find((name) => name === first)
  return area ? <PreparedArea area={area} /> : <PageNotFound />
}
