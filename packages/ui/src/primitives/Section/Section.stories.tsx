import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ChangedFields } from './ChangedFields.tsx'
import { EditableSection, type EditableSectionProps } from './Section.tsx'

function Owned(props: EditableSectionProps) {
  const [isEditing, setEditing] = useState(props.isEditing)
  return (
    <EditableSection
      {...props}
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      onCancel={() => setEditing(false)}
    />
  )
}

const meta = {
  title: 'Componentes/Estrutura/Seção (ler e editar) · Section',
  tags: ['autodocs'],
  component: EditableSection,
  args: {
    title: 'Dados da empresa',
    description: 'Usados nos contratos e nas procurações.',
    reading: (
      <DescriptionList
        items={[
          { id: 'name', term: 'Razão social', value: 'Aurora Cosméticos Ltda.' },
          { id: 'cnpj', term: 'CNPJ', value: '12.345.678/0001-95' },
          { id: 'phone', term: 'Telefone', value: null },
        ]}
      />
    ),
    children: (
      <TextField
        label="Razão social"
        maxLength={120}
        value="Aurora Cosméticos Ltda."
        onChange={() => undefined}
      />
    ),
    isEditing: false,
    onEdit: fn(),
    form: { submit: fn(), refusal: undefined, isDirty: false },
    onCancel: fn(),
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof EditableSection>

export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não informado')).toBeVisible()
  },
}
export const ReadOnly: Story = { args: { canEdit: false } }
export const Editing: Story = { args: { isEditing: true } }
export const Saving: Story = {
  args: { isEditing: true, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvando' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(args.form.submit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Razão social')).toBeVisible()
  },
}
export const ChangedMeanwhile: Story = {
  args: {
    isEditing: true,
    notice: (
      <ChangedFields
        changed={['phone']}
        items={[
          { id: 'name', term: 'Nome', value: 'Aurora' },
          { id: 'phone', term: 'Telefone', value: '(11) 9 8765-4321' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Telefone: (11) 9 8765-4321')).toBeVisible()
    await expect(canvas.queryByText('Nome: Aurora')).toBeNull()
  },
}

/** What others change while it is being edited is announced, in a region that was there before. */
export const Announced: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { isEditing: true },
  render: (args) => {
    const [changed, setChanged] = useState<readonly string[]>([])
    const items = [{ id: 'phone', term: 'Telefone', value: '(11) 9 8765-4321' }]
    return (
      <>
        <EditableSection {...args} notice={<ChangedFields changed={changed} items={items} />} />
        <Button onPress={() => setChanged(['phone'])}>Outra pessoa muda o telefone</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Outra pessoa muda o telefone' }))
    await waitFor(() => expect(region).toHaveTextContent('Telefone: (11) 9 8765-4321'))
    await expect(region?.querySelector('[role]')).toBeNull()
  },
}

/** The focus goes into the form, and back to the button. */
export const EditAndCancel: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Dados da empresa' }))
    await waitFor(() => expect(canvas.getByLabelText('Razão social')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.form.submit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Editar Dados da empresa' })).toHaveFocus(),
    )
  },
}
