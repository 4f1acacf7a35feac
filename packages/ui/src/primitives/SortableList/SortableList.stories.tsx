import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SortableList, type SortableListProps } from './SortableList.tsx'

const names = ['Contrato de locação', 'Acordo de sócios', 'Parecer sobre rótulos']

function Owned(props: SortableListProps) {
  const [order, setOrder] = useState(props.items.map(({ id }) => id))
  const items = order.flatMap((id) => props.items.find((item) => item.id === id) ?? [])
  return (
    <SortableList
      {...props}
      items={items}
      onOrder={(next) => {
        setOrder([...next])
        props.onOrder(next)
      }}
    />
  )
}

const meta = {
  title: 'Componentes/Listas/Lista ordenável · SortableList',
  tags: ['autodocs'],
  component: SortableList,
  args: {
    label: 'Ordem de prioridade',
    items: names.map((name, index) => ({ id: String(index + 1), name, content: name })),
    onOrder: fn(),
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof SortableList>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }

export const ByButtons: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descer Contrato de locação' }))
    await expect(args.onOrder).toHaveBeenLastCalledWith(['2', '1', '3'])
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Contrato de locação está agora no lugar 2 de 3',
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Descer Contrato de locação' })).toHaveFocus(),
    )
  },
}

/** Enter on the grip takes the row, arrows choose the place, Enter puts it there; Portuguese in every browser. */
export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, args }) => {
    const grip = canvas.getByRole('button', { name: 'Mover Parecer sobre rótulos' })
    grip.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).not.toBe(grip))
    const wanted = /^Inserir entre Contrato de locação e Acordo de sócios/
    for (let press = 0; press < 4; press += 1) {
      if (wanted.test(document.activeElement?.getAttribute('aria-label') ?? '')) break
      await userEvent.keyboard('{ArrowDown}')
    }
    await expect(document.activeElement).toHaveAccessibleName(wanted)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(['1', '3', '2']))
  },
}
