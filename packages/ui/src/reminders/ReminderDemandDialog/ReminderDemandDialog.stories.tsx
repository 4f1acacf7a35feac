import type { Meta, StoryObj } from '@storybook/react-vite'
import { reminderDemandSchema, toReminderDemandDefaults } from '@tramite/core/reminders'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { noUploads } from '../../demands/detail/demand-samples.ts'
import { toAllOptions } from '../../primitives/ComboBox/options.ts'
import { ReminderDemandDialog, type ReminderDemandDialogProps } from './ReminderDemandDialog.tsx'

interface OwnedProps extends Omit<ReminderDemandDialogProps, 'form'> {
  onSubmit: (values: object) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({
    schema: reminderDemandSchema,
    initial: toReminderDemandDefaults({ externalId: 7, name: 'Alvará' }),
    onSubmit,
  })
  return <ReminderDemandDialog {...props} form={form} />
}

const meta = {
  title: 'Lembretes/ReminderDemandDialog',
  component: Owned,
  args: {
    colleagues: toAllOptions([
      { id: 'a', label: 'Caio Nogueira Brandão', note: 'Gerente de compras' },
    ]),
    canBePrivate: true,
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

export const RefusedThenRaised: Story = {
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Criar Demanda para lembrete' }),
    )
    const [title, description] = [
      dialog.getByLabelText('Título'),
      dialog.getByLabelText('Descrição'),
    ]
    await expect(title).toHaveValue('Lembrete N° 7 Alvará')
    await userEvent.clear(title)
    await userEvent.clear(description)
    await userEvent.click(dialog.getByRole('button', { name: 'Criar demanda' }))
    await expect(dialog.getByText('Preencha o título da demanda!')).toBeVisible()
    await expect(dialog.getByText('Preencha a descrição da demanda!')).toBeVisible()
    await userEvent.type(title, 'Alvará')
    await userEvent.type(description, 'Vamos conversar.')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Prioritaria' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sigilosa' }))
    await expect(dialog.getByText('Documentos, imagens, videos... Máximo 25MB')).toBeVisible()
    await userEvent.click(dialog.getByRole('combobox', { name: 'Avisar outras pessoas' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Caio/ }))
    await userEvent.tab()
    await userEvent.click(dialog.getByRole('button', { name: 'Criar demanda' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Alvará',
        priority: true,
        isPrivate: true,
        usersToNotify: ['a'],
      }),
    )
  },
}
export const SpecificDemandCustomer: Story = {
  args: { canBePrivate: false, colleagues: toAllOptions([]) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.queryByRole('checkbox', { name: 'Sigilosa' })).toBeNull()
  },
}
