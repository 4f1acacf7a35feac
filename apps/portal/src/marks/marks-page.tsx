import { createDownload } from '@tramite/core/files'
import { listMarks, type Mark, marksPageSize } from '@tramite/core/marks'
import { useApp, useDownloads, useRead } from '@tramite/react'
import { MarksView } from '@tramite/ui/marks'
import { useToDay } from '../businesses/use-to-day.ts'
import { toPageState } from '../paged-list/page-state.ts'
import { MarkHistoryOf } from './mark-history.tsx'
import { type MarksAddress, marksSearch } from './marks-search.ts'

/** The trademarks of the active business. */
export function MarksPage({ address }: { address: MarksAddress }) {
  const { tramite } = useApp()
  const { page } = marksSearch.valuesOf(address)
  const query = useRead(listMarks, { page }, { keepsPrevious: true })
  const logos = useDownloads(async ({ name, logo }: Mark) => {
    const { signedUrl } = await tramite.query(createDownload, { key: logo ?? '' }).queryFn()
    return { signedUrl, fileName: `${name}.jpg` }
  })
  return (
    <MarksView
      list={{
        ...toPageState(query, marksPageSize),
        items: query.data?.marcas ?? [],
        page,
        toHref: (next) =>
          marksSearch.toHref('/tools/marks', marksSearch.change(address, { page: next })),
      }}
      toDay={useToDay()}
      onDownloadLogo={logos.onDownload}
      renderHistory={({ id }) => <MarkHistoryOf id={id} />}
    />
  )
}
