import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AppearanceCard } from './AppearanceCard.tsx'

const meta = {
  title: 'Conta/AppearanceCard',
  component: AppearanceCard,
  args: { theme: 'system', onThemeChange: fn() },
} satisfies Meta<typeof AppearanceCard>

export default meta

export const FollowsTheSystem: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Do sistema/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /Escuro/ }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
  },
}
