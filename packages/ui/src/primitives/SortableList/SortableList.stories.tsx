import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SortableList, type SortableListProps } from './SortableList.tsx'

const names = ['Contrato de locação', 'Acordo de sócios', 'Parecer sobre rótulos']

function Owned(props: SortableListProps) {
  const [order, setOrder] = useState(props.items.map(({ id }) => id))
  const items = order.flatMap((id) => props.items.find((item) => item.id === id) ?? [])
  return (
    <SortableList
      {...props}
      items={items}
      onOrder={(next, moved) => {
        setOrder([...next])
        props.onOrder(next, moved)
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
    await expect(args.onOrder).toHaveBeenLastCalledWith(['2', '1', '3'], '1')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Contrato de locação está agora no lugar 2 de 3',
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Descer Contrato de locação' })).toHaveFocus(),
    )
  },
}

const many = Array.from({ length: 40 }, (_, index) => {
  const name = `Contrato da loja ${index + 1}`
  return { id: String(index + 1), name, content: name }
})

const focused = () => document.activeElement as HTMLElement | null

/** Any of many rows can be moved to any place with two presses, and the focus moves along. */
export const ToAnyPlace: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { items: many },
  // As in a dialog, whose body scrolls, and the list in it.
  decorators: [
    (Story) => (
      <div data-testid="body" style={{ maxHeight: '20rem', overflowY: 'auto' }}>
        <div style={{ maxHeight: '26rem', overflowY: 'auto' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const moveTo = async (name: string, place: string, isFirst: boolean) => {
      const button = canvas.getByRole('button', { name: `Mover ${name} para outro lugar` })
      await userEvent.click(button)
      const menu = within(await screen.findByRole('menu'))
      await expect(menu.getAllByRole('menuitem')).toHaveLength(39)
      await userEvent.click(menu.getByRole('menuitem', { name: place }))
      const rows = () => canvas.getAllByRole('row').map((row) => row.ariaLabel)
      await waitFor(() => expect(rows().at(isFirst ? 0 : -1)).toBe(name))
      await waitFor(() => expect(button.closest('[role=row]')).toContainElement(focused()))
      await waitFor(() => {
        const body = canvas.getByTestId('body').getBoundingClientRect()
        const row = button.closest('[role=row]')?.getBoundingClientRect()
        expect(row?.top).toBeGreaterThanOrEqual(body.top - 1)
        expect(row?.bottom).toBeLessThanOrEqual(body.bottom + 1)
      })
    }
    await moveTo('Contrato da loja 40', '1º, o primeiro', true)
    await expect(args.onOrder).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Contrato da loja 40 está agora no lugar 1 de 40',
    )
    await moveTo('Contrato da loja 40', '40º, o último', false)
    await moveTo('Contrato da loja 1', '40º, o último', false)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Contrato da loja 1 está agora no lugar 40 de 40',
    )
  },
}

/**
 * Enter on the grip picks the row up, arrows choose the place, Enter drops it; in Portuguese in every
 * browser.
 */
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
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(['1', '3', '2'], '3'))
  },
}

/** A touch on the grip moves its row; it stays where it is dropped, and a line shows the place beforehand. */
export const ByTouch: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { items: many.slice(0, 12) },
  decorators: [
    (Story) => (
      <div data-testid="body" style={{ maxHeight: '20rem', overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const gripOf = (place: number) =>
      canvas.getByRole('button', { name: `Mover Contrato da loja ${place}` })
    const rowOf = (place: number) => {
      const row = gripOf(place).closest<HTMLElement>('[role=row]')
      if (!row) throw new Error('a grip stands in a row')
      return row
    }
    const finger = { pointerType: 'touch', pointerId: 5, isPrimary: true } as const
    const at = (place: number, part: number) => {
      const row = rowOf(place).getBoundingClientRect()
      return { ...finger, clientX: row.left + 20, clientY: row.top + row.height * part }
    }
    // The element that a touch hits there: the button of the grip lets it through.
    const { left, top } = gripOf(1).getBoundingClientRect()
    const grip = document.elementFromPoint(left + 8, top + 8) ?? document.body
    await expect(getComputedStyle(grip).touchAction).toBe('none')
    fireEvent.pointerDown(grip, at(1, 0.5))
    fireEvent.pointerMove(grip, at(3, 0.9))
    await waitFor(() => expect(rowOf(3)).toHaveAttribute('data-line', 'after'))
    await expect(rowOf(1)).toHaveAttribute('data-held')
    fireEvent.pointerCancel(grip, finger)
    await waitFor(() => expect(rowOf(3)).not.toHaveAttribute('data-line'))
    await expect(args.onOrder).not.toHaveBeenCalled()

    fireEvent.pointerDown(grip, at(1, 0.5))
    fireEvent.pointerMove(grip, at(3, 0.9))
    fireEvent.pointerUp(grip, at(3, 0.9))
    await expect(args.onOrder).toHaveBeenCalledOnce()
    const rest = many.slice(3, 12).map(({ id }) => id)
    await expect(args.onOrder).toHaveBeenLastCalledWith(['2', '3', '1', ...rest], '1')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Contrato da loja 1 está agora no lugar 3 de 12',
    )

    // At the edge of the visible part the list scrolls along.
    const body = canvas.getByTestId('body')
    const { bottom } = body.getBoundingClientRect()
    fireEvent.pointerDown(grip, at(1, 0.5))
    fireEvent.pointerMove(grip, { ...at(1, 0.5), clientY: bottom - 4 })
    await waitFor(() => expect(body.scrollTop).toBeGreaterThan(200))
    fireEvent.pointerUp(grip, { ...finger, clientY: bottom - 4 })
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledTimes(2))
    const scrolled = body.scrollTop
    await new Promise((done) => setTimeout(done, 120))
    await expect(body.scrollTop).toBe(scrolled)
  },
}
