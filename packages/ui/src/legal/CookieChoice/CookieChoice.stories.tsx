import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CookieChoice } from './CookieChoice.tsx'

const meta = {
  title: 'Documentos legais/CookieChoice',
  component: CookieChoice,
  args: { consent: null, onAnswer: fn() },
} satisfies Meta<typeof CookieChoice>

export default meta
type Story = StoryObj<typeof meta>

/** Before any answer, a no is as near as a yes. */
export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Não aceitar' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
  },
}
export const Accepted: Story = {
  args: { consent: 'true' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o aceite' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
  },
}
export const Refused: Story = {
  args: { consent: 'false' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
