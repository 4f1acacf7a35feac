import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'

/** What can differ from one theme to the other; all else is looked at in the light one. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Looks at a story once more in the dark theme, as its play function has left it. Behaviour is the same in
 * both themes, so nothing has to be played twice.
 */
export const checkInDark: Preview['afterEach'] = async (context) => {
  if (!context.globals.alsoInDark) return
  const { dataset } = document.documentElement
  const { theme } = dataset
  dataset.theme = 'dark'
  try {
    const { a11y } = context.parameters
    const rules: readonly { id: string; enabled: boolean }[] = a11y.config.rules
    const values = rulesOfColour.filter(
      (name) => !rules.some(({ id, enabled }) => id === name && !enabled),
    )
    const options = { ...a11y.options, runOnly: { type: 'rule', values } }
    const parameters = { a11y: { ...a11y, options } }
    if (values.length > 0) await checkWithAxe({ ...context, parameters })
  } finally {
    dataset.theme = theme
  }
}
