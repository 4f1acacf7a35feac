import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDemandSchema } from '@tramite/core/demands'
import { createForm } from '@tramite/core/forms'
import { useState, useSyncExternalStore } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { toAllOptions } from '../../../primitives/ComboBox/options.ts'
import type { UploadRow } from '../../../primitives/UploadList/UploadList.tsx'
import { noUploads } from '../../detail/demand-samples.ts'
import {
  type CreateDemandValues,
  CreateDemandView,
  type CreateDemandViewProps,
} from './CreateDemandView.tsx'

const empty = { name: '', description: '', private: false, priority: false, usersToNotify: [] }
const filled = {
  ...empty,
  name: 'Locação do galpão de Barueri',
  description: 'O dono quer reajustar o aluguel em 22%. Podemos recusar?',
}
const colleagues = toAllOptions([
  { id: 'a', label: 'Caio Nogueira Brandão', note: 'Gerente de compras' },
  { id: 'b', label: 'Beatriz Lima', note: 'Jurídico interno' },
  { id: 'c', label: 'Rafael Nogueira' },
])

interface OwnedProps extends Omit<CreateDemandViewProps, 'form'> {
  values: CreateDemandValues
  onSubmit: () => void
}

/** The form with its owner: input and the rules of core. */
function Owned({ values, onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: createDemandSchema, initial: values, onSubmit })
  return <CreateDemandView {...props} form={form} />
}

const meta = {
  title: 'Demandas/CreateDemandView',
  component: Owned,
  parameters: { layout: 'fullscreen' },
  args: {
    values: empty,
    onSubmit: fn(),
    businessName: 'Aurora Cosméticos',
    isPending: false,
    isWaitingForUploads: false,
    hasFailedUpload: false,
    uploads: noUploads,
    colleagues,
    canBePrivate: true,
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nome'), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar demanda' }))
    await expect(canvas.getByText('O campo Nome é obrigatório')).toBeVisible()
    await expect(canvas.getByText('O campo Descrição é obrigatório')).toBeVisible()
    const name = canvas.getByLabelText('Nome')
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('O campo Nome é obrigatório')

    await userEvent.type(name, 'Contrato de frete')
    await expect(canvas.queryByText('O campo Nome é obrigatório')).toBeNull()
    await expect(canvas.getByText('O campo Descrição é obrigatório')).toBeVisible()
    await expect(name).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Criar demanda' }))
    await expect(canvas.getByLabelText('Descrição')).toHaveFocus()
  },
}

export const TooLong: Story = {
  args: { values: { ...filled, description: 'Descrição do caso. '.repeat(110) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar demanda' }))
    await expect(canvas.getByText('Descrição deve ter no máximo 2048 caracteres')).toBeVisible()
    await expect(canvas.getByText('2090 de 2048 caracteres')).toBeVisible()
  },
}

export const FilledByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('Nome').focus()
    await userEvent.keyboard(filled.name)
    await userEvent.tab()
    await userEvent.keyboard(filled.description)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Sigilosa' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Prioritaria' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Criar demanda' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SpecificDemandCustomer: Story = {
  args: { canBePrivate: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Sigilosa' })).toBeNull()
  },
}

export const NoColleagues: Story = {
  args: { colleagues: toAllOptions([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ninguém mais tem acesso a este negócio/)).toBeVisible()
  },
}

/** If they could not be read, they can be requested again where one picks them. */
export const ColleaguesNotRead: Story = {
  args: {
    colleagues: { options: [], isComplete: false, rest: { isRetrying: false, onRetry: fn() } },
  },
  play: async ({ args, canvas }) => {
    const missing = await canvas.findByText('A lista não veio inteira.')
    await expect(missing).toBeVisible()
    await userEvent.click(within(missing).getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.colleagues.rest?.onRetry).toHaveBeenCalledOnce()
  },
}

/** A colleague in the draft who is not in the list yet stays chosen when others are picked. */
export const ColleagueStillToCome: Story = {
  args: {
    values: { ...filled, usersToNotify: ['later', 'a'] },
    colleagues: { ...colleagues, isComplete: false },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Remover Caio/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Criar demanda' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ usersToNotify: ['later'] }),
    )
  },
}

/** While the colleagues are loading, nobody is reported missing, and their field keeps its place. */
export const ColleaguesOnTheirWay: Story = {
  args: { colleagues: { options: [], isComplete: false, rest: undefined } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Usuários a notificar' }))
    await expect(await screen.findByText('Procurando')).toBeVisible()
    await expect(canvas.queryByText(/^Não há outros usuários/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const Sending: Story = { args: { values: filled, isPending: true } }

const rows: UploadRow[] = [
  { id: '1', name: 'Contrato_galpao.pdf', sizeText: '1,2 MB', state: 'done' },
  { id: '2', name: 'Vistoria.mp4', sizeText: '21,4 MB', state: 'sending', progress: 62 },
  { id: '3', name: 'Planta.dwg', sizeText: '4,8 MB', state: 'waiting' },
]

export const WaitingForUploads: Story = {
  args: {
    values: filled,
    isWaitingForUploads: true,
    uploads: { ...noUploads, rows },
    savedAt: 'às 09:41',
    onDiscard: fn(),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Aguardando os arquivos' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(
      within(canvas.getByRole('status')).getByText(/assim que os arquivos/),
    ).toBeVisible()
  },
}

/** One file fails, is retried, and arrives. */
function FailingUpload(props: OwnedProps) {
  const [row, setRow] = useState<UploadRow>({
    id: '1',
    name: 'Vistoria_completa.mov',
    sizeText: '31 MB',
    state: 'failed',
    error: 'Não foi possível enviar Vistoria_completa.mov',
  })
  const [isGone, setGone] = useState(false)
  return (
    <Owned
      {...props}
      uploads={{
        ...noUploads,
        rows: isGone ? [] : [row],
        onRetry: () => setRow(({ error: _, ...rest }) => ({ ...rest, state: 'done' })),
        onRemove: () => setGone(true),
      }}
    />
  )
}

export const UploadFailed: Story = {
  args: { values: filled, hasFailedUpload: true },
  render: (args) => <FailingUpload {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível enviar Vistoria_completa.mov')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Há um arquivo com problema/)
    await userEvent.click(canvas.getByRole('button', { name: /Enviar Vistoria.* de novo/ }))
    await expect(canvas.getByText(/31 MB · Enviado/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Remover Vistoria/ }))
    await expect(canvas.queryByText(/Vistoria_completa/)).toBeNull()
  },
}

export const FailedBelowOthers: Story = {
  args: {
    values: filled,
    hasFailedUpload: true,
    uploads: {
      ...noUploads,
      rows: [
        ...rows,
        { id: '4', name: 'Vistoria.mov', sizeText: '31 MB', state: 'failed', error: 'Falhou' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('list', { name: 'Arquivos' }).parentElement
    const row = canvas.getByText('Vistoria.mov').getBoundingClientRect()
    await expect(row.bottom).toBeLessThan(box?.getBoundingClientRect().bottom ?? 0)
    await expect(box?.offsetHeight).toBe(150)
  },
}

/** Discarded by mistake: one press restores it, and the focus is in the form again. */
function Discarding({ values, onSubmit, ...props }: OwnedProps) {
  const [form] = useState(() =>
    createForm({ schema: createDemandSchema, initial: values, onSubmit }),
  )
  const view = useSyncExternalStore(form.subscribe, form.snapshot)
  const isEmpty = view.values.name === ''
  return (
    <CreateDemandView
      {...props}
      form={view}
      onDiscard={isEmpty ? undefined : () => form.set(empty)}
      draftNotice={isEmpty ? { kind: 'discarded', onUndo: () => form.set(filled) } : undefined}
    />
  )
}

export const DiscardUndone: Story = {
  args: { values: filled },
  render: (args) => <Discarding {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar rascunho' }))
    await expect(canvas.getByLabelText('Nome')).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Nome')).toHaveValue(filled.name)
    await expect(canvas.getByLabelText('Nome')).toHaveFocus()
  },
}

export const Restored: Story = {
  args: {
    values: filled,
    draftNotice: { kind: 'restored', when: 'em 20/11/2026, às 14:32' },
    onDiscard: fn(),
  },
}

export const ChangedInAnotherTab: Story = {
  args: {
    values: filled,
    draftNotice: { kind: 'changed', onKeepMine: fn(), onTakeTheirs: fn() },
    onDiscard: fn(),
  },
}

export const Phone: Story = {
  args: { values: filled, uploads: { ...noUploads, rows }, savedAt: 'às 09:41', onDiscard: fn() },
  globals: { viewport: { value: 'phone' } },
}
