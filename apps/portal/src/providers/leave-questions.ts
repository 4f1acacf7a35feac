import { createContext } from 'react'

/** Asks whether the page may go although something on it is unfinished. */
export type LeaveQuestion = () => Promise<boolean>

/** What the open page asks before it goes otherwise than by the router: for another business, or with the session. */
export const LeaveQuestions = createContext<Set<LeaveQuestion>>(new Set())

/** Whether the page may go: each question is asked until one is answered with no. */
export async function mayLeave(questions: ReadonlySet<LeaveQuestion>): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false
  return true
}
