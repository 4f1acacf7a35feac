import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

const isDarkIn = ({ globals }: { globals: Record<string, unknown> }) => globals.theme === 'dark'

/** The pages of docs in the theme of the toolbar. */
export function ThemedDocs(props: DocsContainerProps) {
  const { channel } = props.context
  const address = new URLSearchParams(window.location.search).get('globals') ?? ''
  const [isDark, setDark] = useState(address.includes('theme:dark'))
  useEffect(() => {
    const update = (event: { globals: Record<string, unknown> }) => setDark(isDarkIn(event))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [isDark])
  return <DocsContainer {...props} theme={isDark ? themes.dark : themes.light} />
}
