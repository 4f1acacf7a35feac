import type { ReactNode } from 'react'
import { BusinessProvider } from '../app/app-context.tsx'
import { useCurrentViewer } from '../viewer/use-current-viewer.ts'
import { ViewerProvider } from '../viewer/viewer-context.tsx'
import { type Answers, openTestApp } from './open-test-app.tsx'

function Pages({ children }: { children: ReactNode }) {
  const viewer = useCurrentViewer(() => {})
  return (
    viewer && (
      <ViewerProvider viewer={viewer}>
        <BusinessProvider id="b1">{children}</BusinessProvider>
      </ViewerProvider>
    )
  )
}

/** A test app of which the hook under test stands behind sign-in. */
export async function openTestPages(answers: Answers) {
  const opened = await openTestApp(answers)
  const Outer = opened.wrapper
  return {
    ...opened,
    wrapper: ({ children }: { children: ReactNode }) => (
      <Outer>
        <Pages>{children}</Pages>
      </Outer>
    ),
  }
}
