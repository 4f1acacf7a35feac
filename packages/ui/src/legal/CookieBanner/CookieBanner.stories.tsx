import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CookieBanner } from './CookieBanner.tsx'

const meta = {
  title: 'Legal/CookieBanner',
  component: CookieBanner,
  parameters: { layout: 'fullscreen' },
  args: { onAnswer: fn() },
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toHaveTextContent(
      'Utilizamos cookies para análise de uso do portal. Saiba mais em nossa política de cookies.',
    )
    await expect(canvas.getByRole('link', { name: 'política de cookies' })).toHaveAttribute(
      'href',
      '/cookies',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Não aceito' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Aceito' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
