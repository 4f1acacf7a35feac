import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

function Chosen(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected)
  return <Checkbox {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Componentes/Campos/Caixa de seleção · Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { children: 'Lembrar de mim', isSelected: false, onChange: () => undefined },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Lembrar de mim' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Lembrar de mim'))
    await expect(box).not.toBeChecked()
  },
}
export const On: Story = { args: { isSelected: true } }
export const Indeterminate: Story = {
  args: { isIndeterminate: true, children: 'Selecionar todas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const WithDescription: Story = {
  args: { description: 'Só você e o escritório veem esta demanda.' },
}
/** Ticked, it is refused no longer: it is the same box, and keeps the focus. */
export const MendedByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Mended(args) {
    const [isSelected, setSelected] = useState(false)
    return (
      <Checkbox
        {...args}
        isSelected={isSelected}
        error={isSelected ? undefined : 'É necessário marcar.'}
        onChange={setSelected}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}
export const Refused: Story = {
  args: { error: 'É necessário marcar.', isRequired: true, isSelected: false },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toHaveAccessibleDescription('É necessário marcar.')
    await expect(box).toBeInvalid()
  },
}
