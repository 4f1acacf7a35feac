import type { Preview } from '@storybook/react-vite'
import { configure, getConfig } from 'storybook/test'

/**
 * How React Aria keeps an overlay out of sight until the frame in which it enters: with an on-screen keyboard
 * or a place to be computed that is some frames after it is in the document.
 */
const notShownYet = '[style*="clip-path: inset(50%)"][style*="mask-image"]'
const PATIENCE_MS = 2000

async function untilShown(): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (document.querySelector(notShownYet) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** What a play function found, or did, stands on the screen before it goes on. */
export const waitUntilShown: Preview['beforeAll'] = () => {
  const { asyncWrapper } = getConfig()
  configure({
    asyncWrapper: (act) =>
      asyncWrapper(async () => {
        const result = await act()
        await untilShown()
        return result
      }),
  })
}
