import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleMark } from '../session-samples.ts'
import { ConfirmEmailView } from './ConfirmEmailView.tsx'

const meta = {
  title: 'Sessão/ConfirmEmailView',
  component: ConfirmEmailView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleMark,
    email: 'caio@aurora.example',
    isUsable: true,
    isDone: false,
    isBusy: false,
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmEmailView>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('As sessões abertas terminam')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Pronto: o e-mail da sua conta agora é caio@aurora.example. As sessões abertas terminaram: o próximo acesso é com ele. Se ainda não tem senha, o link para criar uma vai para ele.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirmar' })).toBeNull()
  },
}
/** The button disappears when pressed: the focus is on the title, and the result follows it. */
export const ConfirmedByKeyboard: Story = {
  render: function Confirmed(args) {
    const [isDone, setDone] = useState(false)
    return <ConfirmEmailView {...args} isDone={isDone} onConfirm={() => setDone(true)} />
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Confirmar' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Pronto: o e-mail da sua conta agora é /,
    )
  },
}
export const Expired: Story = {
  args: {
    email: '',
    isUsable: false,
    failure: 'Este link não vale mais. Peça a troca do e-mail de novo.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Este link não vale mais.')
  },
}
