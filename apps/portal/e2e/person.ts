import type { Locator, Page } from '@playwright/test'

/**
 * Seconds that a person takes, after the keystroke-level model of Card, Moran and Newell (1980): an
 * average typist's key, the hand between mouse and keys, pointing with a press, and mental preparation.
 * The time spent looking at a page before acting is not part of that model.
 */
const seconds = { key: 0.28, hand: 0.4, press: 1.1 + 0.2, thought: 1.35, page: 5 } as const

/** What a user has done so far. */
export interface Steps {
  readonly pages: number
  readonly fields: number
  readonly clicks: number
  readonly characters: number
}

/** A user at a page, whose steps are counted. */
export interface Person {
  /** Looks at a page that was not there before. */
  arrive(landmark: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  click(target: Locator): Promise<void>
  steps(): Steps
  /** How long the steps take a person; the machine's time is not included. */
  seconds(): number
}

export function createPerson(page: Page): Person {
  const count = { pages: 0, fields: 0, clicks: 0, characters: 0 }
  return {
    async arrive(landmark) {
      await landmark.waitFor()
      count.pages += 1
    },
    async type(field, text) {
      await field.click()
      await page.keyboard.type(text)
      count.fields += 1
      count.characters += text.length
    },
    async click(target) {
      await target.click()
      count.clicks += 1
    },
    steps: () => ({ ...count }),
    seconds: () => {
      const { pages, fields, clicks, characters } = count
      const aims = fields + clicks
      return (
        pages * seconds.page +
        aims * (seconds.thought + seconds.press) +
        fields * 2 * seconds.hand +
        characters * seconds.key
      )
    },
  }
}
