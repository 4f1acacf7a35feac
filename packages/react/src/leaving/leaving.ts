/** Asks whether the page may be left although something on it is unfinished. */
type Ask = () => Promise<boolean>

/** What the open page asks before it is left. */
export interface Leaving {
  /**
   * Has something asked for from now on.
   * @returns takes it back
   */
  ask(question: Ask): () => void
  /**
   * Whether the page may be left by other ways than its router, such as switching the business: each question is
   * asked until one is answered with no.
   */
  mayLeave(): Promise<boolean>
  /** The forms of the page, each by an object of its own, that were sent and wait for their files. */
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
      // What begins to ask meanwhile is of the page that has been asked about; what was taken back would never answer.
      for (const question of [...questions]) {
        if (questions.has(question) && !(await question())) return false
      }
      return true
    },
    waiting: new Set(),
  }
}
