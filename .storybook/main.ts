import type { StorybookConfig } from '@storybook/react-vite'
import { withStoryBuild } from '../packages/ui/storybook/vite.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: withStoryBuild,
}

export default config
