import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ActionBar } from './ActionBar.tsx'

const meta = {
  title: 'Componentes/Ações/Barra de ações · ActionBar',
  tags: ['autodocs'],
  component: ActionBar,
  args: { count: 3, children: <Button size="small">Arquivar</Button>, onClear: fn() },
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selecionados')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const PartlyRefused: Story = { args: { count: 1, refusedCount: 2 } }
export const None: Story = { args: { count: 0 } }
