import type { SessionUser } from '@tramite/core/session'
import { type Answers, createTestApp, problem } from './create-test-app.tsx'

export { type Answers, problem }

const firm = { timeZone: 'America/Sao_Paulo', conventions: 'specified' } as const

/** A test app of this package's own tests. */
export const openTestApp = (answers: Answers, user?: SessionUser) =>
  createTestApp({ firm, answers, ...(user && { user }) })

/** A test app of which the hook under test stands behind sign-in. */
export async function openTestPages(answers: Answers) {
  const opened = await openTestApp(answers)
  return { ...opened, wrapper: opened.pages }
}
