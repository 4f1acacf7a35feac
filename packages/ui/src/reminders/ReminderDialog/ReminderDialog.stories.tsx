import type { Meta, StoryObj } from '@storybook/react-vite'
import { createReminderSchema } from '@tramite/core/reminders'
import { buildId } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { noUploads } from '../../demands/detail/demand-samples.ts'
import type { UploadsProps } from '../../files/transfers.ts'
import { toAllOptions } from '../../primitives/ComboBox/options.ts'
import { sampleReminder } from '../reminder-samples.ts'
import { ReminderDialog, type ReminderDialogProps } from './ReminderDialog.tsx'

interface OwnedProps extends Omit<ReminderDialogProps, 'form'> {
  onSubmit: (values: object) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const { stored } = props
  const form = useStoryForm({
    schema: createReminderSchema(() => '2026-11-23'),
    ...(stored && { initial: stored }),
    onSubmit,
  })
  return <ReminderDialog {...props} form={form} />
}

const files = [
  { id: buildId(1), name: 'apolice.pdf', size: 1, contentType: 'application/pdf', key: 'a' },
  { id: buildId(2), name: 'recibo.pdf', size: 1, contentType: 'application/pdf', key: 'b' },
]

const meta = {
  title: 'Lembretes/ReminderDialog',
  component: Owned,
  args: {
    kind: 'create',
    firstDay: '2026-11-24',
    toNonWorking: (day) => (day === '2026-12-25' ? 'Natal' : null),
    people: toAllOptions([
      { id: 'me', label: 'Marina Lopes Ferreira (você)' },
      { id: 'a', label: 'Caio Nogueira Brandão', note: 'Gerente de compras' },
    ]),
    files: [],
    uploads: noUploads,
    isWaitingForUploads: false,
    hasFailedUpload: false,
    isPending: false,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Restored: Story = {
  args: { draftNotice: { kind: 'restored', when: 'às 14:32' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar lembrete' }))
    await expect(dialog.getByText('Este é o rascunho que foi salvo às 14:32.')).toBeVisible()
  },
}
export const RefusedThenCreated: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar lembrete' }))
    const create = dialog.getByRole('button', { name: 'Criar lembrete' })
    await userEvent.type(dialog.getByLabelText('Vencimento'), '23112026')
    await userEvent.click(create)
    await expect(dialog.getAllByText('Preencha todos os campos!')).toHaveLength(2)
    await expect(dialog.getByText('Escolha uma data para vencimento maior que hoje!')).toBeVisible()
    await userEvent.click(dialog.getByLabelText('Nome'))
    await userEvent.paste('x'.repeat(101))
    await userEvent.click(create)
    await expect(
      dialog.getByText('O nome do lembrete não pode ter mais de 100 caracteres!'),
    ).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Nome'))
    await userEvent.type(dialog.getByLabelText('Nome'), 'Renovar alvará')
    await userEvent.click(dialog.getByRole('radio', { name: 'Tarefa' }))
    await userEvent.clear(dialog.getByLabelText('Vencimento'))
    await userEvent.type(dialog.getByLabelText('Vencimento'), '24112026')
    await userEvent.type(dialog.getByLabelText('Avisar em'), '25112026')
    await userEvent.click(create)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(
      dialog.getByText('Escolha uma data para notificação menor que a data de vencimento!'),
    ).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Avisar em'))
    await userEvent.type(dialog.getByLabelText('Avisar em'), '24112026')
    await userEvent.click(create)
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Renovar alvará', type: 'task', duoDate: '2026-11-24' }),
    )
  },
}
/** A due date on a holiday has a notice, and can be chosen. */
export const DueOnHoliday: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar lembrete' }))
    await userEvent.type(dialog.getByLabelText('Vencimento'), '24122026')
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir calendário, Vencimento' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Vencimento' }))
    await waitFor(() =>
      expect(calendar.getByRole('heading', { name: /dezembro de 2026/i })).toBeVisible(),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(calendar.getByRole('status')).toHaveTextContent('25/12/2026 não é dia útil: Natal')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByLabelText('Vencimento')).toHaveValue('25/12/2026'))
  },
}
export const EditedElsewhere: Story = {
  args: {
    kind: 'edit',
    files,
    stored: sampleReminder(1, {
      files,
      attachmentsLinks: ['a', 'b'],
      usersNotification: ['a', 'later', 'gone'],
      ReminderUserNotifications: [{ User: { id: 'later', name: 'Zilda Moraes' } }],
    }),
    changed: ['name'],
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar lembrete' }))
    await waitFor(() => expect(dialog.getByText(/^Nome: Renovar o certificado/)).toBeVisible())
    await expect(dialog.getByText('Nº 1')).toBeVisible()
    // The last file stays.
    await userEvent.click(dialog.getByRole('button', { name: 'Remover apolice.pdf' }))
    await expect(dialog.queryByText('apolice.pdf')).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Remover recibo.pdf' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // Existing recipients are kept, including those missing in the list of people.
    await userEvent.click(await dialog.findByRole('button', { name: /Remover Caio/ }))
    await expect(dialog.getByText('Zilda Moraes')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ usersNotification: ['later', 'gone'] }),
    )
  },
}
/** A colleague archived it meanwhile: what is saved is found there. */
export const ArchivedElsewhere: Story = {
  args: {
    kind: 'edit',
    stored: sampleReminder(1),
    archived: {
      businessWhoFiled: 'matriz',
      createdAt: '2026-11-20T17:10:00.000Z',
      userName: 'Caio Reis',
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar lembrete' }))
    const told = await dialog.findByText(
      'Caio Reis arquivou este lembrete neste negócio em 20/11/2026 14:10.',
    )
    await expect(told).toBeVisible()
    await expect(dialog.getByText(/fica com ele em “Arquivados”/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeEnabled()
  },
}
/** A later due date alone notifies nobody a second time. */
export const NoticeOver: Story = {
  args: { kind: 'edit', stored: sampleReminder(1), isNoticeOver: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar lembrete' }))
    await expect(dialog.getByLabelText('Avisar em')).toHaveAccessibleDescription(
      'Este dia já passou: quem já foi avisado não recebe outro aviso.',
    )
  },
}
/**
 * A file disappears with its button: the focus moves to the file beside it, and from the only one to the
 * dialog.
 */
export const FilesRemovedByKeyboard: Story = {
  args: {
    kind: 'edit',
    files,
    stored: sampleReminder(1, { files, attachmentsLinks: ['a', 'b'] }),
    uploads: {
      ...noUploads,
      rows: [{ id: 'new', name: 'nova.pdf', sizeText: '1 KB', state: 'done' }],
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Editar lembrete' })
    const removeOf = (name: string) =>
      within(dialog).getByRole('button', { name: `Remover ${name}` })
    removeOf('apolice.pdf').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(removeOf('recibo.pdf')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).toHaveFocus())
  },
}
/** The state of a file is scrolled into view between the dialog's head and its actions. */
async function expectInSight(element: HTMLElement, dialog: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  const actions = within(dialog).getByRole('button', { name: 'Cancelar' }).parentElement
  await expect(bottom).toBeLessThanOrEqual(actions?.getBoundingClientRect().top ?? 0)
  await expect(top).toBeGreaterThan(dialog.getBoundingClientRect().top)
}
export const UploadFailed: Story = {
  args: { hasFailedUpload: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const error = within(dialog).getByText(
      'Erro ao fazer upload de arquivo, entre em contato com o suporte!',
    )
    await waitFor(() => expectInSight(error, dialog))
    // An element covered by the head is no target: axe checks the dialog scrolled to its top.
    dialog.scrollTop = 0
  },
}
const sent: UploadsProps['rows'][number] = {
  id: '1',
  name: 'alvara.pdf',
  sizeText: '1,2 MB',
  state: 'sending',
  progress: 40,
}
function WithUploads(props: OwnedProps) {
  const [rows, setRows] = useState(props.uploads.rows)
  return <Owned {...props} uploads={{ ...props.uploads, rows, onFiles: () => setRows([sent]) }} />
}
/** An added file can be followed at once. */
export const UploadAdded: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <WithUploads {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const input = within(dialog).getByLabelText('Anexar arquivos', { selector: 'input' })
    await userEvent.upload(input, new File(['texto'], 'alvara.pdf', { type: 'application/pdf' }))
    await waitFor(() => expectInSight(within(dialog).getByText('alvara.pdf'), dialog))
    dialog.scrollTop = 0
  },
}
