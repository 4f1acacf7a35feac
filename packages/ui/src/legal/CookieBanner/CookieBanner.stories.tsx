import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TextField } from '../../primitives/TextField/TextField.tsx'
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

/** The banner disappears when answered, but the focus is not lost. */
export const AnsweredByKeyboard: Story = {
  render: function Answered(args) {
    const [isAsked, setAsked] = useState(true)
    return (
      <main>
        <h1 tabIndex={-1}>Entrar no portal</h1>
        {isAsked && <CookieBanner {...args} onAnswer={() => setAsked(false)} />}
      </main>
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Não aceito' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** In a low window it would cover what is being filled in: it stands at the end of the page. */
export const Sideways: Story = {
  globals: { viewport: { value: 'sideways', isRotated: false } },
  render: (args) => (
    <>
      <main style={{ minHeight: '30rem' }}>
        <TextField label="Nova senha" maxLength={255} value="" onChange={() => undefined} />
      </main>
      <CookieBanner {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nova senha' })
    field.focus()
    const banner = canvas.getByRole('region', { name: 'Cookies' })
    await expect(banner.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
    canvas.getByRole('button', { name: 'Aceito' }).focus()
    await waitFor(() =>
      expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
