import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId } from '@tramite/core/testing'
import { expect, fn, userEvent } from 'storybook/test'
import { WaitingDemandsCard } from './WaitingDemandsCard.tsx'

const removedAt = '2026-03-10T12:00:00.000Z'
const removedBy = { id: buildId(20), name: 'Rafael Nogueira' }
const users = [
  { id: buildId(11), name: 'Caio Menezes', removedAt, removedBy },
  { id: buildId(12), name: 'Maximiliana '.repeat(5).trim(), removedAt, removedBy },
]

const meta = {
  title: 'Conta/WaitingDemandsCard',
  component: WaitingDemandsCard,
  args: {
    users,
    timeZone: 'America/Sao_Paulo',
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    onName: fn(),
  },
} satisfies Meta<typeof WaitingDemandsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Exclusão em 10/03/2026, por Rafael Nogueira')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /sigilosas de Caio Menezes$/ }))
    await expect(args.onName).toHaveBeenCalledWith(users[0])
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Nothing is shown if nothing waits, or before that is known. */
export const None: Story = {
  args: { users: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const Failed: Story = {
  args: { users: undefined, hasFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
