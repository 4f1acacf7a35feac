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
    placeholder: 'Escolher pessoas',
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
export const TickAndFind: Story = {
  args: {
    options: [
      ...['Bruno Alves', 'Carla Nunes', 'Davi Rocha', 'Elisa Prado', 'Fábio Reis'],
      ...['Gustavo Melo', 'Helena Dias', 'Ágata Souza'],
    ].map((label) => ({ id: label, label })),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Usuários para notificar Escolher pessoas' })
    await userEvent.click(button)
    await userEvent.type(await screen.findByRole('searchbox'), 'agata')
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ágata Souza' }))
    await expect(canvas.getByRole('button', { name: 'Remover Ágata Souza' })).toBeInTheDocument()
    await expect(button).toHaveTextContent('1 selecionado')
  },
}
