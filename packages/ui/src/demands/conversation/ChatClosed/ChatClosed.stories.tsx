import type { Meta, StoryObj } from '@storybook/react-vite'
import { demandRefusalMessages } from '@tramite/core/messages'
import { expect, fn, userEvent } from 'storybook/test'
import { UnsentActions } from '../UnsentActions/UnsentActions.tsx'
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
const copy = fn(async () => true)
const discard = fn()
const undo = fn()

/** The unsent text can be moved to the form, or discarded. */
export const Unsent: Story = {
  args: {
    unsent: 'Segue a matrícula atualizada.',
    children: (
      <UnsentActions
        text="Segue a matrícula atualizada."
        onCopy={copy}
        onDiscard={discard}
        notice={undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar texto' }))
    await expect(copy).toHaveBeenCalledWith('Segue a matrícula atualizada.')
    await expect(await canvas.findByText('Texto copiado')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await expect(discard).toHaveBeenCalledOnce()
  },
}
export const UnsentDiscarded: Story = {
  args: {
    children: (
      <UnsentActions
        text=""
        onCopy={copy}
        onDiscard={undefined}
        notice={{ kind: 'discarded', onUndo: undo }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Copiar|Descartar/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(undo).toHaveBeenCalledOnce()
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
