import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FirmMark } from './FirmMark.tsx'

const meta = {
  title: 'Componentes/Estrutura/Marca do escritório (logo) · FirmMark',
  tags: ['autodocs'],
  component: FirmMark,
  args: { label: 'VP' },
} satisfies Meta<typeof FirmMark>

export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = {}
export const Logo: Story = {
  args: {
    logoUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 30 15 0l15 30z" fill="#1d5c4b"/></svg>')}`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible()
  },
}
