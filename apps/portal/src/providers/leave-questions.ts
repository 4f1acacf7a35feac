import { createContext } from 'react'

/** Asks whether the page may be left although something on it is unfinished. */
export type LeaveQuestion = () => Promise<boolean>

/**
 * What the open page asks before it is left other than through the router: by switching the business or
 * signing out.
 */
export const LeaveQuestions = createContext<Set<LeaveQuestion>>(new Set())

/** Whether the page may be left: each question is asked until one is answered with no. */
export async function mayLeave(questions: ReadonlySet<LeaveQuestion>): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false
  return true
}
