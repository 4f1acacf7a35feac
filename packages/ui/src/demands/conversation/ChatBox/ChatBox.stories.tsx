import type { Meta, StoryObj } from '@storybook/react-vite'
import { evaluateMessage, messageSchema } from '@tramite/core/demands'
import { createForm } from '@tramite/core/forms'
import { demandFieldMessages } from '@tramite/core/messages'
import { useState, useSyncExternalStore } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { dropFile } from '../../../../storybook/drop-file.ts'
import type { UploadRow } from '../../../primitives/UploadList/UploadList.tsx'
import { noUploads } from '../../detail/demand-samples.ts'
import { ChatBox, type ChatBoxProps } from './ChatBox.tsx'

interface OwnedProps extends Omit<ChatBoxProps, 'form'> {
  content: string
  onSend: () => void
}

function Owned({ content, onSend, ...props }: OwnedProps) {
  const [form] = useState(() =>
    createForm({
      schema: messageSchema,
      initial: { content },
      onSubmit: (message) => {
        if (!evaluateMessage({ ...message, attachments: props.uploads.rows }).allowed) {
          form.reject({ content: demandFieldMessages['demands.messageRequired'] })
          return
        }
        onSend()
        form.set({ content: '' })
      },
    }),
  )
  return <ChatBox {...props} form={useSyncExternalStore(form.subscribe, form.snapshot)} />
}

const meta = {
  title: 'Demandas/ChatBox',
  component: Owned,
  args: {
    content: '',
    onSend: fn(),
    uploads: noUploads,
    isWaitingForUploads: false,
    hasFailedUpload: false,
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mensagem').clientHeight).toBe(24)
  },
}

export const AtTheFirm: Story = {
  args: { placeholder: 'Escreva para o cliente' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Escreva para o cliente' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Escreva para o cliente')).toBeVisible()
  },
}

/** A file that is dropped anywhere on the conversation is attached. */
export const DroppedOnTheConversation: Story = {
  args: { uploads: { ...noUploads, onFiles: fn() } },
  decorators: [
    (Box) => (
      <div role="tabpanel" aria-label="Mensagens">
        <p>O contrato segue amanhã.</p>
        <Box />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const file = new File(['texto'], 'contrato.pdf', { type: 'application/pdf' })
    await expect(dropFile(canvas.getByText('O contrato segue amanhã.'), file)).toBe(true)
    await expect(dropFile(canvas.getByLabelText('Mensagem'), file)).toBe(true)
    await expect(args.uploads.onFiles).toHaveBeenCalledTimes(2)
    await expect(args.uploads.onFiles).toHaveBeenLastCalledWith([file])
  },
}

export const RefusedWhenEmpty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Mensagem'), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(canvas.getByText('Por favor, incluir descrição.')).toBeVisible()
    await expect(canvas.getByLabelText('Mensagem')).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const SentByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const area = canvas.getByLabelText('Mensagem')
    await userEvent.type(area, 'Primeira linha{Enter}segunda linha')
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(area).toHaveValue('Primeira linha\nsegunda linha')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(area).toHaveValue('')
    await expect(area).toHaveFocus()
  },
}

const paste = (content: Readonly<Record<string, string>>, file: File) => {
  const clipboard = new DataTransfer()
  for (const [type, text] of Object.entries(content)) clipboard.setData(type, text)
  clipboard.items.add(file)
  const event = new ClipboardEvent('paste', {
    clipboardData: clipboard,
    bubbles: true,
    cancelable: true,
  })
  document.activeElement?.dispatchEvent(event)
  return event
}

export const Pasted: Story = {
  args: { uploads: { ...noUploads, onFiles: fn() } },
  play: async ({ canvas, args }) => {
    const picture = new File(['png'], 'image.png', { type: 'image/png' })
    await userEvent.click(canvas.getByLabelText('Mensagem'))
    const cells = paste({ 'text/plain': 'Taxa\t12,50' }, picture)
    await expect(cells.defaultPrevented).toBe(false)
    await expect(args.uploads.onFiles).not.toHaveBeenCalled()
    await expect(paste({}, picture).defaultPrevented).toBe(true)
    await expect(args.uploads.onFiles).toHaveBeenCalledWith([picture])
  },
}

export const GrowsToItsLimit: Story = {
  args: { content: 'Linha após linha.\n'.repeat(12), savedAt: 'às 09:41' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mensagem').clientHeight).toBe(88)
    await expect(canvas.getByText('Rascunho salvo às 09:41')).toBeVisible()
  },
}

const rows: UploadRow[] = [
  { id: '1', name: 'Notificação assinada.pdf', sizeText: '820 KB', state: 'done' },
  { id: '2', name: 'Video_da_doca.mp4', sizeText: '23,1 MB', state: 'sending', progress: 34 },
  {
    id: '3',
    name: 'Backup.zip',
    sizeText: '61 MB',
    state: 'failed',
    error: 'Arquivo muito grande!',
    isGone: true,
  },
]

export const WaitingForUploads: Story = {
  args: {
    content: 'Seguem as provas.',
    uploads: { ...noUploads, rows: rows.slice(0, 2) },
    isWaitingForUploads: true,
  },
}

export const UploadFailed: Story = {
  args: { content: 'Seguem as provas.', uploads: { ...noUploads, rows }, hasFailedUpload: true },
}

/** The file that had failed is there by now. */
export const HeldBack: Story = {
  args: {
    content: 'Seguem as provas.',
    uploads: {
      ...noUploads,
      rows: [{ id: '1', name: 'Prova.pdf', sizeText: '1 MB', state: 'done' }],
    },
    isHeldBack: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A mensagem ainda não foi enviada. Envie de novo.',
    )
  },
}

/** All of them arrived, and one is more than a message may have. */
export const TooManyFiles: Story = {
  args: {
    content: 'Seguem as provas.',
    uploads: {
      ...noUploads,
      rows: [
        {
          id: '51',
          name: 'Prova 51.pdf',
          sizeText: '820 KB',
          state: 'failed',
          error: 'Passa dos 50 arquivos por envio. Remova este ou outro.',
          isGone: true,
        },
      ],
    },
    hasFailedUpload: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Há um arquivo com problema. Veja o motivo junto dele, e remova ou envie de novo.',
    )
  },
}

/** 'Escrever ao escritório' leads here. */
export const AskedFor: Story = {
  args: { wantsFocus: true, onFocused: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Mensagem')).toHaveFocus()
    await expect(args.onFocused).toHaveBeenCalled()
  },
}

export const Phone: Story = {
  args: { content: 'Segue a resposta do fornecedor.', savedAt: 'às 09:41' },
  globals: { viewport: { value: 'phone' } },
}
