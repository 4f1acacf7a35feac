import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildAttachment } from '@tramite/core/testing'
import { expect, fn } from 'storybook/test'
import { AttachmentList } from './AttachmentList.tsx'

const meta = {
  title: 'Demandas/AttachmentList',
  component: AttachmentList,
  args: {
    attachments: [buildAttachment({ name: 'RG.jpg' })],
    downloads: { busy: new Set<string>(), onDownload: fn() },
  },
} satisfies Meta<typeof AttachmentList>

export default meta
type Story = StoryObj<typeof meta>

/** A short name is beside its icon, like a long one. */
export const ShortName: Story = {
  play: async ({ canvas }) => {
    const file = canvas.getByRole('button', { name: /RG\.jpg/ })
    const icon = file.querySelector('svg')?.getBoundingClientRect()
    const { left } = canvas.getByText('RG.jpg').getBoundingClientRect()
    await expect(icon?.right).toBeLessThan(left)
  },
}
