import type { Meta, StoryObj } from '@storybook/react-vite'
import { messageSchema } from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { noUploads } from '../../detail/demand-samples.ts'
import { MessageComposer } from './MessageComposer.tsx'

const send = fn()
const answer = fn()

/** The button closes the chat, as a question of the firm does, and opens it again. */
function ToggledChat() {
  const [isClosed, setClosed] = useState(false)
  const form = useStoryForm({ schema: messageSchema, onSubmit: send })
  const reason = demandRefusalMessages['demands.refused.chatClosedPending']
  return (
    <>
      <button type="button" tabIndex={-1} onClick={() => setClosed(!isClosed)}>
        O escritório
      </button>
      <MessageComposer
        chat={{ form, uploads: noUploads, isWaitingForUploads: false, hasFailedUpload: false }}
        closed={isClosed ? { reason, onResolve: answer, unsent: form.values.content } : undefined}
      />
      <button type="button">Depois</button>
    </>
  )
}

const meta = { title: 'Demandas/MessageComposer', component: ToggledChat } satisfies Meta<
  typeof ToggledChat
>

export default meta
type Story = StoryObj<typeof meta>

/** While its user is writing, a closed box stays, and says at once that it can no longer send. */
export const ClosedWhileWriting: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mensagem' })
    await userEvent.type(field, 'Segue a')
    await fireEvent.click(canvas.getByText('O escritório'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'O escritório espera a sua resposta.',
    )
    await expect(field).toHaveFocus()
    await userEvent.keyboard(' matrícula.{Control>}{Enter}{/Control}')
    await expect(field).toHaveValue('Segue a matrícula.')
    const sending = canvas.getByRole('button', { name: /^Enviar/ })
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(sending)
    await expect(send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }))
    await expect(answer).toHaveBeenCalledOnce()

    await userEvent.click(canvas.getByRole('button', { name: 'Depois' }))
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(
      canvas.getByRole('region', { name: 'O que você escreveu e não enviou' }),
    ).toHaveTextContent('Segue a matrícula.')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Where a pressed button takes no focus, as in Safari, the press is handled before the box disappears. */
export const AnsweredWithoutFocus: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mensagem' })
    await userEvent.type(field, 'Segue a')
    await fireEvent.click(canvas.getByText('O escritório'))
    const button = await canvas.findByRole('button', { name: 'Responder' })
    // Only one microtask later: React renders what the loss of the focus changes in between.
    field.blur()
    await Promise.resolve()
    button.click()
    await expect(answer).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Responder' })).toBeVisible()
  },
}

/** A box in which nobody is writing closes without an announcement, and a press beside it does not reopen it. */
export const ClosedUnused: Story = {
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByText('O escritório'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Responder' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await fireEvent.click(canvas.getByText('O escritório'))
    await expect(await canvas.findByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  },
}
