import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDeleteUserSchema } from '@tramite/core/users'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { DeleteUserDialog, type DeleteUserDialogProps } from './DeleteUserDialog.tsx'

interface OwnedProps extends Omit<DeleteUserDialogProps, 'form'> {
  onSubmit: (heirs: unknown) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: createDeleteUserSchema('removed'), onSubmit })
  return <DeleteUserDialog {...props} form={form} />
}

const heirs = [
  { id: 'camila', label: 'Camila Azevedo', note: 'camila@aurora.example' },
  { id: 'bruno', label: 'Bruno Tavares', note: 'bruno@aurora.example' },
]

const meta = {
  title: 'Conta/DeleteUserDialog',
  component: Owned,
  args: {
    isOpen: true,
    isPending: false,
    name: 'Rafael Nogueira',
    email: 'rafael@aurora.example',
    demandCount: 12,
    heirs,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

/** Of two people with the same name, the e-mail says which is deleted, and which is to receive. */
export const Namesakes: Story = {
  play: async () => {
    await expect(await screen.findByText('rafael@aurora.example')).toBeVisible()
    await choose('Novo responsável', 'camila', /Camila/)
    await expect(screen.getByRole('combobox')).toHaveAccessibleDescription('camila@aurora.example')
  },
}

/** How much passes to the heir is said before somebody chooses one. */
export const HowMuchIsHandedOver: Story = {
  play: async () => {
    const text = /^Na página Demandas, 12 demandas que você vê passam para quem você escolher/
    await expect(await screen.findByText(text)).toBeVisible()
  },
}
export const OneIsHandedOver: Story = {
  args: { demandCount: 1 },
  play: async () => {
    await expect(await screen.findByText(/, 1 demanda que você vê passa para/)).toBeVisible()
  },
}
export const NothingIsHandedOver: Story = {
  args: { demandCount: 0 },
  play: async () => {
    await expect(await screen.findByText(/, nenhuma demanda que você vê passa para/)).toBeVisible()
  },
}

/** Access that the heir gains with the demands is told before, once somebody is chosen. */
export const HeirJoinsBusiness: Story = {
  args: { joined: ['Aurora Botânica', 'Aurora Casa'] },
  play: async () => {
    await expect(await screen.findByRole('status')).toBeEmptyDOMElement()
    await choose('Novo responsável', 'camila', /Camila/)
    const text =
      /^Camila Azevedo passa a ter acesso também aos negócios Aurora Botânica e Aurora Casa,/
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
  },
}

/** The heir has the name of who is deleted: the button says which of them receives. */
export const HeirOfTheSameName: Story = {
  args: { heirs: [{ id: 'rafael', label: 'Rafael Nogueira', note: 'nogueira@aurora.example' }] },
  play: async () => {
    await choose('Novo responsável', 'rafael', /Rafael/)
    const name = 'Excluir e passar para Rafael Nogueira (nogueira@aurora.example)'
    await expect(await screen.findByRole('button', { name })).toBeVisible()
  },
}

/** The same for the heir of the private demands: the error replaces the hint about leaving the field empty. */
export const NamesakesOfPrivate: Story = {
  args: { privateHeirs: heirs },
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Quem recebe as demandas sigilosas' })
    await expect(field).toHaveAccessibleDescription(/^Opcional\. Sem escolha/)
    await choose('Quem recebe as demandas sigilosas', 'bruno', /Bruno/)
    await expect(field).toHaveAccessibleDescription('bruno@aurora.example')
  },
}

async function choose(field: string, words: string, option: RegExp) {
  await userEvent.type(await screen.findByRole('combobox', { name: field }), words)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

export const ByAdmin: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir usuário' }))
    await waitFor(() => expect(screen.getByText('Novo responsável é obrigatório')).toBeVisible())
    await expect(screen.queryByLabelText('Quem recebe as demandas sigilosas')).toBeNull()
    await expect(screen.getByText(/^As demandas sigilosas esperam/)).toBeVisible()
    await choose('Novo responsável', 'ca', /Camila Azevedo/)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Excluir e passar para Camila Azevedo' }),
    )
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newResponsibleUserId: 'camila',
      privateDemandsUserId: '',
    })
  },
}
export const BySuperAdmin: Story = {
  args: { privateHeirs: heirs.slice(1) },
  play: async ({ args }) => {
    await expect(await screen.findByText(/menos as demandas sigilosas/)).toBeVisible()
    await expect(screen.queryByText(/^As demandas sigilosas esperam/)).toBeNull()
    await choose('Novo responsável', 'ca', /Camila Azevedo/)
    await choose('Quem recebe as demandas sigilosas', 'bru', /Bruno Tavares/)
    await userEvent.click(await screen.findByRole('button', { name: /^Excluir e passar/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newResponsibleUserId: 'camila',
      privateDemandsUserId: 'bruno',
    })
  },
}
const longHeir = {
  id: 'long',
  label: 'MariaAparecidaDosSantosAlbuquerqueVasconcelosMontenegroNeta',
  note: 'maria.aparecida.dos.santos.albuquerque@industriadecosmeticos.example',
}

/** However long the name, the button shows its whole action, and the list the whole name. */
export const LongHeir: Story = {
  args: { heirs: [longHeir] },
  play: async () => {
    const isWithin = (inner: Element, outer: Element) => {
      const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
      return one.left >= other.left && one.right <= other.right
    }
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Novo responsável' }), 'ma')
    const option = await screen.findByRole('option')
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth)
    await userEvent.click(option)
    const button = await screen.findByRole('button', { name: /^Excluir e passar/ })
    await expect(isWithin(button, dialog)).toBe(true)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(isWithin(dialog, document.documentElement)).toBe(true)
  },
}
export const LongHeirPhone: Story = { ...LongHeir, globals: { viewport: { value: 'phone' } } }
export const Removing: Story = { args: { isPending: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
