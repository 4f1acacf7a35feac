import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './Select.tsx'

const meta = {
  title: 'Componentes/Campos/Lista de escolha (select) · Select',
  tags: ['autodocs'],
  component: Select,
  args: {
    label: 'Ordenar por',
    options: [
      { value: 'recent', label: 'Mais recentes' },
      { value: 'forecast', label: 'Previsão de entrega' },
      { value: 'name', label: 'Nome' },
    ],
    value: 'recent',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Stacked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Ordenar por'), 'Nome')
    await expect(args.onChange).toHaveBeenCalledWith('name')
  },
}
export const Inline: Story = {
  args: {
    label: 'Negócio:',
    layout: 'inline',
    size: 'small',
    options: [{ value: 'a', label: 'Aurora Cosméticos' }],
    value: 'a',
  },
}
export const Invalid: Story = { args: { error: 'Responsável é obrigatório' } }
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Ordenar por'), 'Nome')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Placeholder: Story = {
  args: { value: '', placeholder: 'Escolher', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Escolher')
    await expect(canvas.getByRole('combobox')).toBeRequired()
  },
}
/** Nothing is chosen yet: the box says so, and each of the options can be chosen. */
export const NothingChosen: Story = {
  args: { value: '', isRequired: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await expect(box).toHaveDisplayValue('Selecione')
    await userEvent.selectOptions(box, 'Mais recentes')
    await expect(args.onChange).toHaveBeenCalledWith('recent')
  },
}
/** "All" is a choice of its own, and nothing stands above it. */
export const EmptyIsAChoice: Story = {
  args: {
    value: '',
    placeholder: 'Escolha',
    options: [
      { value: '', label: 'Todos' },
      { value: 'recent', label: 'Mais recentes' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Todos')
    await expect(canvas.queryByText('Selecione')).toBeNull()
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
