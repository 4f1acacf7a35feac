import { RouterProvider } from '@tanstack/react-router'
import { LoadingScreen } from '@tramite/ui/shell'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.ts'

/** Time after which a loading message is shown, in milliseconds. */
const TIMEOUT_MS = 500

/**
 * Shows the page of the address, in small steps: as a transition it never blocks for long.
 * @param loading resolves when the page has what it needs
 */
export async function mount(loading: Promise<void>): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('No #root')
  const root = createRoot(container)
  // A stored picture of the page, or a page rendered by the server, is better than a loading message.
  const isTheirs = container.querySelector('[data-last-seen], [data-drawn=now]') !== null
  const answers = isTheirs
    ? import('./first-paint/last-seen/first-answers.ts').catch(() => null)
    : null
  const timer = setTimeout(() => {
    if (!container.hasChildNodes()) root.render(<LoadingScreen />)
  }, TIMEOUT_MS)
  await loading
  window.tramiteCode?.settle()
  clearTimeout(timer)
  await (await answers)?.answersOf(router)
  startTransition(() => {
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  // Not needed before the first page is shown; without this code the browser's own focus and Back remain.
  import('./page-behaviours/page-behaviours.ts').then(
    ({ installPageBehaviours }) => installPageBehaviours(router),
    () => undefined,
  )
}
