import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ToggleButton } from './ToggleButton.tsx'

const meta = {
  title: 'Componentes/Ações/Botão de alternância · ToggleButton',
  tags: ['autodocs'],
  component: ToggleButton,
  args: { children: 'Só as minhas', isSelected: false, onChange: fn() },
} satisfies Meta<typeof ToggleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const On: Story = { args: { isSelected: true } }
