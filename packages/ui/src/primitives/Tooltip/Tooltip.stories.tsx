import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Primitivos/Tooltip',
  component: Tooltip,
  args: {
    text: 'Priorizar adianta a entrega para 23/11/2026',
    children: <IconButton label="Priorizar" icon={<Flag />} variant="outlined" />,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Priorizar adianta/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
