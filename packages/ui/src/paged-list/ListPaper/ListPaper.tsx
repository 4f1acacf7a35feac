import { lazy, Suspense } from 'react'
import type { ListPaperProps } from './list-paper.types.ts'

const PaperLines = lazy(() =>
  import('./PaperLines.tsx').then((module) => ({ default: module.PaperLines })),
)

/** Print only: what a list needs on paper, where its filters and its pages cannot be seen. Loaded after the list. */
export function ListPaper(props: ListPaperProps) {
  return (
    <Suspense>
      <PaperLines {...props} />
    </Suspense>
  )
}
