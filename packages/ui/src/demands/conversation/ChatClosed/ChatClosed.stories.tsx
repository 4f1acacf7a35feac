import type { Meta, StoryObj } from '@storybook/react-vite'
import { demandRefusalMessages } from '@tramite/core/messages'
import { expect, fn, userEvent } from 'storybook/test'
import { ChatClosed } from './ChatClosed.tsx'

const meta = {
  title: 'Demandas/ChatClosed',
  component: ChatClosed,
  args: { reason: demandRefusalMessages['demands.refused.chatClosedPending'], onResolve: fn() },
} satisfies Meta<typeof ChatClosed>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }))
    await expect(args.onResolve).toHaveBeenCalledOnce()
  },
}
/** The firm asked while the customer wrote. */
export const ClosedWhileWriting: Story = {
  args: { unsent: 'Segue a matrícula atualizada.\nO reconhecimento de firma fica para amanhã.' },
  play: async ({ canvas }) => {
    const unsent = canvas.getByRole('region', { name: 'O que você escreveu e não enviou' })
    await expect(unsent).toHaveTextContent('Segue a matrícula atualizada.')
  },
}
/** Files without a word. */
export const ClosedWhileAttaching: Story = {
  args: { unsentFiles: ['Matricula_atualizada_do_imovel_rural_Boa_Esperanca.pdf', 'Planta.pdf'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const unsent = canvas.getByRole('region', { name: 'O que você escreveu e não enviou' })
    await expect(unsent).toHaveTextContent(/Boa_Esperanca\.pdf, Planta\.pdf$/)
    await expect(unsent.scrollWidth).toBeLessThanOrEqual(unsent.clientWidth)
  },
}
export const Finished: Story = {
  args: {
    reason: demandRefusalMessages['demands.refused.chatClosedFinished'],
    onResolve: undefined,
    onReopen: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reabrir e escrever' }))
    await expect(args.onReopen).toHaveBeenCalledOnce()
  },
}
export const Blocked: Story = {
  args: {
    reason: demandRefusalMessages['demands.refused.chatClosedBlocked'],
    onResolve: undefined,
  },
}
export const NoAccess: Story = {
  args: { reason: demandRefusalMessages['demands.refused.suspended'], onResolve: undefined },
}
