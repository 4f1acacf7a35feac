import type { StorybookConfig } from '@storybook/react-vite'
import { withStoryBuild } from '../packages/ui/storybook/vite.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/storybook/welcome.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  // What a story does by itself is for the tests: readers can ask for it in the filter of the sidebar.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: withStoryBuild,
}

export default config
