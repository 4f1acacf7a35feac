import type { SessionUser } from '@tramite/core/session'
import { type Answers, problem } from '@tramite/core/testing'
import { createTestApp } from './create-test-app.tsx'

export { type Answers, problem }

const firm = { timeZone: 'America/Sao_Paulo', conventions: 'specified' } as const

/** A test app of this package's own tests: noon of 19/11/2026, and silent about what a test leaves unanswered. */
export const openTestApp = (answers: Answers, user?: SessionUser) =>
  createTestApp({
    firm,
    answers,
    now: '2026-11-19T15:00:00.000Z',
    log: () => {},
    ...(user && { user }),
  })

/** A test app for hooks that are used behind sign-in. */
export async function openTestPages(answers: Answers) {
  const opened = await openTestApp(answers)
  return { ...opened, wrapper: opened.pages }
}
