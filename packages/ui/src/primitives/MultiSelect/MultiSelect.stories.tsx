import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

function Chosen(props: MultiSelectProps) {
  const [selected, setSelected] = useState([...props.selected])
  return <MultiSelect {...props} selected={selected} onChange={setSelected} />
}

const meta = {
  title: 'Primitivos/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Usuários para notificar',
    placeholder: 'Digite um nome',
    options: [
      { id: '1', label: 'Ana Lima', note: 'Compras' },
      { id: '2', label: 'Bruno Alves', note: 'Financeiro' },
      { id: '3', label: 'Marina Duarte', note: 'Diretora financeira' },
    ],
    selected: [],
    onChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithChosen: Story = {
  args: { selected: ['1', '3'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Ana Lima' }))
    await expect(canvas.queryByRole('button', { name: 'Remover Ana Lima' })).toBeNull()
  },
}
export const TypeAndChoose: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bru')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remover Bruno Alves' })).toBeInTheDocument(),
    )
  },
}
