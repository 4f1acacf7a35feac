import type { Meta, StoryObj } from '@storybook/react-vite'
import { makePrivateSchema, privateUsersSchema } from '@tramite/core/demands'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { toAllOptions } from '../../../primitives/ComboBox/options.ts'
import { PrivacyDialog, type PrivacyDialogProps } from './PrivacyDialog.tsx'

interface OwnedProps extends Omit<PrivacyDialogProps, 'form'> {
  onSubmit: (values: { usersIds: string[] }) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const schema = props.isPrivate ? privateUsersSchema : makePrivateSchema
  return <PrivacyDialog {...props} form={useStoryForm({ schema, onSubmit })} />
}

const meta = {
  title: 'Demandas/PrivacyDialog',
  component: Owned,
  args: {
    isOpen: true,
    isPrivate: false,
    audience: '',
    colleagues: toAllOptions([
      { id: 'b', label: 'Beatriz Lima', note: 'Jurídico interno' },
      { id: 'c', label: 'Caio Nogueira Brandão', note: 'Gerente de compras' },
    ]),
    onSubmit: fn(),
    isPending: false,
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const MakePrivate: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Tornar sigilosa' }))
    await expect(dialog.queryByRole('button', { name: 'Abrir a todos deste negócio' })).toBeNull()
    await userEvent.type(await dialog.findByRole('combobox'), 'caio')
    await userEvent.click(await screen.findByRole('option', { name: /Caio/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Tornar sigilosa' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ usersIds: ['c'] })
  },
}

const privateArgs = {
  isPrivate: true,
  audience: 'Marina Duarte, Rafael Nogueira, mais 2 pessoas',
}

export const Private: Story = {
  args: { ...privateArgs, onOpenToAll: fn() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Quem vê esta demanda' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir' }))
    await expect(dialog.getByRole('combobox')).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    // The field has the focus, and its list is open.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Abrir a todos deste negócio' }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onOpenToAll).not.toHaveBeenCalled()
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Abrir a todos deste negócio' }),
    )
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Abrir a todos deste negócio',
      }),
    )
    await expect(args.onOpenToAll).toHaveBeenCalledOnce()
  },
}

/** The creator gives others access; only admins make it public. */
export const OfItsCreator: Story = { args: privateArgs }
export const NobodyLeft: Story = {
  args: { ...privateArgs, colleagues: toAllOptions([]), onOpenToAll: fn() },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Incluir' })).toBeNull()
    await expect(
      screen.getByText('Não há mais ninguém com acesso a este negócio para incluir.'),
    ).toBeVisible()
  },
}
/** While the colleagues are loading, nobody is reported missing. */
export const ColleaguesOnTheirWay: Story = {
  args: { ...NobodyLeft.args, colleagues: { options: [], isComplete: false, rest: undefined } },
  play: async () => {
    await expect(await screen.findByText(/Marina Duarte/)).toBeVisible()
    await expect(screen.getByRole('combobox', { name: /^Incluir pessoas/ })).toBeVisible()
    await expect(
      screen.queryByText('Não há mais ninguém com acesso a este negócio para incluir.'),
    ).toBeNull()
  },
}
export const Saving: Story = { args: { isPending: true } }

/** The pressed button shows that it is busy. */
export const Opening: Story = {
  args: { ...privateArgs, onOpenToAll: fn(), isOpening: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Abrindo' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Incluir' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
