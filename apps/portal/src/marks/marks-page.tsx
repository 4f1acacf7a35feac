import { listMarks, MARKS_TOTAL_BEFORE_ANSWER, type Mark, marksPageSize } from '@tramite/core/marks'
import {
  toPageState,
  useDownloads,
  useFormatDay,
  useRead,
  useSignAttachment,
  useViewer,
} from '@tramite/react'
import { MarksView } from '@tramite/ui/marks'
import { useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { usePaper } from '../providers/use-paper.ts'
import { MarkHistoryOf } from './mark-history.tsx'
import { type MarksAddress, marksSearch } from './marks-search.ts'

const EditMarkDialog = lazyDialog(() => import('./edit-mark-dialog.tsx'))

interface MarksPageProps {
  address: MarksAddress
  /** Navigates to another address of the list. */
  onAddressChange: (address: MarksAddress) => void
}

/** The trademarks of the active business. */
export function MarksPage({ address, onAddressChange }: MarksPageProps) {
  const { day } = useViewer()
  const { page, text } = marksSearch.valuesOf(address)
  const query = useRead(listMarks, { page, text }, { keepsPrevious: true })
  const sign = useSignAttachment()
  const logos = useDownloads(({ name, logo }: Mark) =>
    sign({ key: logo ?? '', name: `${name}.jpg` }),
  )
  const [edited, setEdited] = useState<Mark>()
  return (
    <>
      <MarksView
        list={{
          ...toPageState(query, marksPageSize, MARKS_TOTAL_BEFORE_ANSWER),
          items: query.data?.marcas ?? [],
          page,
          toHref: (next) =>
            marksSearch.toHref('/tools/marks', marksSearch.change(address, { page: next })),
        }}
        total={query.data?.total ?? 0}
        text={text}
        onTextChange={(next) =>
          onAddressChange(marksSearch.change(address, { text: next, page: 0 }))
        }
        paper={usePaper()}
        today={day.today}
        toDay={useFormatDay()}
        onDownloadLogo={logos.onDownload}
        onEdit={setEdited}
        renderHistory={({ id, ProcessNumbers }) => (
          <MarkHistoryOf id={id} isFiled={ProcessNumbers.length > 0} />
        )}
      />
      {edited && <EditMarkDialog id={edited.id} onClose={() => setEdited(undefined)} />}
    </>
  )
}
