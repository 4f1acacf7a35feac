import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { UploadList, type UploadRow } from './UploadList.tsx'

const sending: UploadRow = {
  id: '1',
  name: 'Contrato_fornecimento_2025.pdf',
  sizeText: '1,2 MB',
  state: 'sending',
  progress: 62,
}

const meta = {
  title: 'Componentes/Listas/Lista de envios · UploadList',
  tags: ['autodocs'],
  component: UploadList,
  args: { uploads: [sending], onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof UploadList>

export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancelar envio/ }))
    await expect(args.onRemove).toHaveBeenCalledWith('1')
  },
}
export const Waiting: Story = { args: { uploads: [{ ...sending, state: 'waiting' }] } }
export const Done: Story = {
  args: { uploads: [{ ...sending, state: 'done' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Arquivos enviados: 1 de 1')).toHaveAttribute(
      'aria-live',
      'polite',
    )
  },
}
export const Failed: Story = {
  args: { uploads: [{ ...sending, state: 'failed', error: 'A conexão caiu durante o envio.' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /de novo$/ }))
    await expect(args.onRetry).toHaveBeenCalledWith('1')
    await expect(canvas.getByRole('button', { name: /^Remover/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Remover/ }))
    await expect(args.onRemove).toHaveBeenCalledWith('1')
  },
}
/** From an earlier visit: the file has to be chosen again. */
export const Gone: Story = {
  args: {
    uploads: [
      {
        ...sending,
        sizeText: '',
        state: 'failed',
        error: 'Não chegou a ser enviado. Anexe o arquivo de novo ou remova.',
        isGone: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /de novo$/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Remover/ })).toBeVisible()
  },
}
export const AllTogether: Story = {
  args: {
    uploads: [
      sending,
      { ...sending, id: '2', state: 'waiting', name: 'Matrícula do imóvel.pdf' },
      { ...sending, id: '3', state: 'done', name: 'Procuração.pdf' },
      {
        ...sending,
        id: '4',
        state: 'failed',
        name: 'Ata da assembleia geral extraordinária de aprovação das contas de 2025 (assinada).pdf',
        error: 'O arquivo passa de 25 MB.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Arquivos enviados: 1 de 4')).toBeInTheDocument()
  },
}

/** Names that differ at their end are told apart where they do not fit on a line. */
export const LongNameOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    uploads: [{ ...sending, name: `Contrato_de_${'fornecimento_'.repeat(6)}assinado.pdf` }],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/assinado\.pdf$/)
    await expect(name.scrollWidth).toBe(name.clientWidth)
    await expect(name.clientHeight).toBeGreaterThan(30)
  },
}

/**
 * The focus stays: on the row that replaces a removed one, and after the last on the button to choose
 * another.
 */
export const RemoveKeepsFocus: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: {
    uploads: ['Ata.pdf', 'Procuração.pdf'].map((name) => ({
      ...sending,
      id: name,
      name,
      state: 'done' as const,
    })),
  },
  render: function Owned(args) {
    const [uploads, setUploads] = useState(args.uploads)
    return (
      <form>
        <Button>Anexar arquivos</Button>
        <UploadList
          {...args}
          uploads={uploads}
          onRemove={(removed) => setUploads(uploads.filter(({ id }) => id !== removed))}
        />
        <Button>Enviar</Button>
      </form>
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remover Ata.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remover Procuração.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Anexar arquivos' })).toHaveFocus()
  },
}
