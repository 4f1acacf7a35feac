import { RouterProvider } from '@tanstack/react-router'
import { LoadingScreen } from '@tramite/ui/shell'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.ts'

/** Milliseconds after which a page still loading says so. */
const PATIENCE_MS = 500

/**
 * Shows the page of the address, in small steps: as a transition it never blocks for long.
 * @param loading until the page has what it needs
 */
export async function mount(loading: Promise<void>): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('No #root')
  const root = createRoot(container)
  // What was seen last, or a page rendered by the server, says more than a loading message, until there
  // is something newer.
  const isTheirs = container.querySelector('[data-last-seen], [data-drawn=now]') !== null
  const answers = isTheirs ? import('./last-seen/first-answers.ts').catch(() => null) : null
  const timer = setTimeout(() => {
    if (!container.hasChildNodes()) root.render(<LoadingScreen />)
  }, PATIENCE_MS)
  await loading
  window.tramiteCode?.hasCome()
  clearTimeout(timer)
  await (await answers)?.answersOf(router)
  startTransition(() => {
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  // Before the first page is shown, nobody leaves it and nothing opens above it; without this code the
  // browser's own focus and Back remain.
  import('./providers/page-behaviours.ts').then(
    ({ installPageBehaviours }) => installPageBehaviours(router),
    () => undefined,
  )
}
