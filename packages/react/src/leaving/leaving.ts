/** Asks whether the page may be left although something on it is unfinished. */
type Ask = () => Promise<boolean>

/** The questions of the open page before it is left. */
export interface Leaving {
  /**
   * Registers a question.
   * @returns removes it
   */
  ask(question: Ask): () => void
  /**
   * Asks all questions, one after the other, until one is answered with no. For ways to leave the page that do not go
   * through the router, such as switching the business.
   */
  mayLeave(): Promise<boolean>
  /** Submitted forms of the page that wait for their files, each identified by an object. */
  readonly waiting: Set<object>
}

/** The questions of an app's pages. */
export function createLeaving(): Leaving {
  const questions = new Set<Ask>()
  return {
    ask(question) {
      questions.add(question)
      return () => questions.delete(question)
    },
    async mayLeave() {
      // A copy: questions registered meanwhile belong to the next page, and removed ones would never answer.
      for (const question of [...questions]) {
        if (questions.has(question) && !(await question())) return false
      }
      return true
    },
    waiting: new Set(),
  }
}
