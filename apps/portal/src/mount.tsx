import { RouterProvider } from '@tanstack/react-router'
import { LoadingScreen } from '@tramite/ui/shell'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.ts'

/** After so many milliseconds a page that is still on its way says that it loads. */
const PATIENCE_MS = 500

/**
 * Shows the page of the address, in small steps: as a transition it never blocks for long.
 * @param loading until the page has what it needs
 */
export async function mount(loading: Promise<void>): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const root = createRoot(container)
  const timer = setTimeout(() => root.render(<LoadingScreen />), PATIENCE_MS)
  await loading
  clearTimeout(timer)
  startTransition(() => {
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}
