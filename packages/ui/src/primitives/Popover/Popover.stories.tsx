import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Primitivos/Popover',
  component: Popover,
  args: {
    label: 'Filtros',
    trigger: (props) => (
      <Button {...props} variant="secondary">
        Filtros
      </Button>
    ),
    children: <div style={{ padding: 16 }}>Conteúdo do painel</div>,
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filtros' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filtros' })).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}
