import type { Meta, StoryObj } from '@storybook/react-vite'
import { businessNameSchema } from '@tramite/core/businesses'
import { buildBusiness, buildId } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { BusinessMembers, type BusinessMembersProps } from './BusinessMembers.tsx'
import { BusinessSettingsView, type BusinessSettingsViewProps } from './BusinessSettingsView.tsx'

interface OwnedProps
  extends Pick<BusinessSettingsViewProps, 'state' | 'isEditing' | 'changed'>,
    BusinessMembersProps {
  onRetry: () => void
}

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: buildId(100 + index),
    name: `Pessoa ${index + 1}`,
    email: `pessoa${index + 1}@aurora.example`,
  }))
const members = [
  { id: buildId(11), name: 'Rafael Nogueira', email: 'rafael@aurora.example' },
  ...people(2),
]

function Owned({ state, isEditing, changed, onRetry, ...given }: OwnedProps) {
  const [members, setMembers] = useState(given.members)
  const list = {
    ...given,
    members,
    onTakeOut: (member: (typeof members)[number]) => {
      given.onTakeOut(member)
      setMembers(members.filter(({ id }) => id !== member.id))
    },
  }
  const form = useStoryForm({
    schema: businessNameSchema,
    initial: { name: 'Aurora Matriz' },
    onSubmit: fn(),
  })
  return (
    <BusinessSettingsView
      state={state}
      business={state === 'ready' ? buildBusiness({ Users: [...list.members] }) : undefined}
      createdOn="11/08/2026"
      form={form}
      canEdit={list.canChange}
      isEditing={isEditing}
      changed={changed}
      onEdit={fn()}
      onCancel={fn()}
      isSaving={false}
      onRetry={onRetry}
      isRetrying={false}
    >
      <BusinessMembers {...list} />
    </BusinessSettingsView>
  )
}

function Deleted(args: OwnedProps) {
  const [isGone, setGone] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setGone(true)}>
        Excluir em outro navegador
      </button>
      <Owned {...args} state={isGone ? 'missing' : 'ready'} />
    </>
  )
}

const meta = {
  title: 'Negócios/BusinessSettingsView',
  component: Owned,
  args: {
    state: 'ready',
    isEditing: false,
    changed: [],
    members,
    candidates: [{ id: 'caio', label: 'Caio Menezes', note: 'caio@aurora.example' }],
    onAdd: fn(),
    isAdding: false,
    onTakeOut: fn(),
    canChange: true,
    onRetry: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Incluir' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Incluir usuário' }), 'caio')
    await userEvent.click(await screen.findByRole('option', { name: /Caio Menezes/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Incluir' }))
    await expect(args.onAdd).toHaveBeenCalledWith('caio')
    await userEvent.click(canvas.getByRole('button', { name: /^Retirar Rafael Nogueira/ }))
    await expect(args.onTakeOut).toHaveBeenCalledWith(members[0])
  },
}
/** Two people of one name are told apart by their rows, their buttons, the search, and the field that adds them. */
export const Namesakes: Story = {
  args: { members: people(8).map((person) => ({ ...person, name: 'João Silva' })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('pessoa2@aurora.example')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'pessoa3@')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 usuário')
    await userEvent.click(
      canvas.getByRole('button', { name: 'Retirar João Silva, pessoa3@aurora.example' }),
    )
    await expect(args.onTakeOut).toHaveBeenCalledWith(expect.objectContaining({ id: buildId(102) }))
    const field = canvas.getByRole('combobox', { name: 'Incluir usuário' })
    await userEvent.type(field, 'caio')
    await userEvent.click(await screen.findByRole('option', { name: /Caio Menezes/ }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('caio@aurora.example'))
  },
}
/** Actions that the contract no longer allows are not offered. */
export const ContractEnded: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rafael Nogueira')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}
export const FiveHundred: Story = {
  args: { members: people(500) },
  play: async ({ canvas }) => {
    // The card of the business counts the reader too.
    await expect(canvas.getByRole('status')).toHaveTextContent('500 usuários além de você')
    await userEvent.type(canvas.getByRole('searchbox'), 'pessoa 499')
    await expect(
      canvas.getAllByRole('listitem').filter((item) => /Pessoa/.test(item.textContent ?? '')),
    ).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 usuário')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'zz')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum usuário assim neste negócio')
  },
}
/**
 * The list shrinks below the size that can be searched while a search is active: nobody stays hidden by
 * text that cannot be seen.
 */
export const TakenOutOfSearch: Story = {
  args: { members: people(8) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pessoa 3')
    await userEvent.click(canvas.getByRole('button', { name: /^Retirar Pessoa 3,/ }))
    await expect(canvas.getByText('Nenhum usuário assim neste negócio')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await expect(canvas.getByText('Pessoa 8')).toBeVisible()
  },
}
export const Nobody: Story = { args: { members: [] } }
export const EditingChanged: Story = { args: { isEditing: true, changed: ['name'] } }
export const Loading: Story = { args: { state: 'loading' } }
export const Missing: Story = { args: { state: 'missing' } }
/** It is not named as if it were there, and the name that was being typed can be read. */
export const DeletedWhileEditing: Story = {
  args: { isEditing: true },
  render: (args) => <Deleted {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Nome')
    await userEvent.clear(field)
    await userEvent.type(field, 'Aurora Norte')
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir em outro navegador' }))
    await expect(
      await canvas.findByText('O nome que você escreveu e não salvou: Aurora Norte'),
    ).toBeVisible()
    await expect(canvas.queryByText('Aurora Matriz')).toBeNull()
  },
}
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
