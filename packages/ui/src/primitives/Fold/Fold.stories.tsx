import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Fold } from './Fold.tsx'

const meta = {
  title: 'Componentes/Estrutura/Dobra (sanfona) · Fold',
  tags: ['autodocs'],
  component: Fold,
  args: { label: 'Informações', children: <p>Criada em 17/11/2026</p> },
} satisfies Meta<typeof Fold>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Criada em 17/11/2026')).not.toBeVisible()
  },
}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Informações'))
    await expect(canvas.getByText('Criada em 17/11/2026')).toBeVisible()
  },
}
