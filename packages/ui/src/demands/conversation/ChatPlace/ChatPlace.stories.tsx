import type { Meta, StoryObj } from '@storybook/react-vite'
import { messageSchema } from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { noUploads } from '../../detail/demand-samples.ts'
import { ChatPlace } from './ChatPlace.tsx'

const send = fn()
const answer = fn()

/** The firm asks for something, or is content again, when the window says so. */
function Asked() {
  const [isClosed, setClosed] = useState(false)
  const form = useStoryForm({ schema: messageSchema, onSubmit: send })
  const reason = demandRefusalMessages['demands.refused.chatClosedPending']
  return (
    <>
      <button type="button" tabIndex={-1} onClick={() => setClosed(!isClosed)}>
        O escritório
      </button>
      <ChatPlace
        chat={{ form, uploads: noUploads, isWaitingForUploads: false, hasFailedUpload: false }}
        closed={isClosed ? { reason, onResolve: answer, unsent: form.values.content } : undefined}
      />
      <button type="button">Depois</button>
    </>
  )
}

const meta = { title: 'Demandas/ChatPlace', component: Asked } satisfies Meta<typeof Asked>

export default meta
type Story = StoryObj<typeof meta>

/** The box stays under the hands of its writer, and says at once that it sends nothing more. */
export const ClosedUnderTheHands: Story = {
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

/** Where a pressed button takes no focus, as in Safari, its press counts before the box goes. */
export const AnsweredWithoutFocus: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mensagem' })
    await userEvent.type(field, 'Segue a')
    await fireEvent.click(canvas.getByText('O escritório'))
    const button = await canvas.findByRole('button', { name: 'Responder' })
    // Without a pause, however busy the machine is: what the loss of the focus draws is drawn in between.
    field.blur()
    await Promise.resolve()
    button.click()
    await expect(answer).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Responder' })).toBeVisible()
  },
}

/** A box in which nobody writes closes in silence, and does not come back for a press beside it. */
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
