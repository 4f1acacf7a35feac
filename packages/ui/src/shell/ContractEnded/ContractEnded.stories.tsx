import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContractEnded } from './ContractEnded.tsx'

const meta = {
  title: 'Moldura/ContractEnded',
  component: ContractEnded,
  args: { title: 'Contrato encerrado' },
} satisfies Meta<typeof ContractEnded>

export default meta
type Story = StoryObj<typeof meta>

export const Ended: Story = {
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('heading', { level: 1, name: args.title })
    await expect(title.getBoundingClientRect().height).toBeLessThanOrEqual(1)
    await expect(document.title).toBe(args.title)
  },
}
