import type { Preview } from '@storybook/react-vite'

/**
 * In the tests axe names only what is wrong: the rest of its report, 50 kB of each story, nobody reads there. What
 * it looks at is the same.
 */
export const reportViolations: Preview['beforeEach'] = ({ globals, parameters }) => {
  if (!globals.alsoInDark) return
  const { a11y } = parameters
  parameters.a11y = { ...a11y, options: { ...a11y.options, reporter: 'no-passes' } }
}
