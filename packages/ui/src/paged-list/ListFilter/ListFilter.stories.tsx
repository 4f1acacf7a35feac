import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { emptyListFilter, type ListFilterValue } from '../list-filter.ts'
import { ListFilter } from './ListFilter.tsx'

const meta = {
  title: 'Listas/ListFilter',
  component: ListFilter,
  args: {
    label: 'Filtrar documentos',
    textLabel: 'Nome do documento',
    textPlaceholder: 'Parte do nome',
    value: emptyListFilter,
    onChange: fn(),
    result: '68 documentos',
  },
} satisfies Meta<typeof ListFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), 'parecer')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ ...emptyListFilter, text: 'parecer' }),
    )
  },
}

/** A day that does not exist filters nothing; the field says so, and can be cleared. */
export const NoSuchDay: Story = {
  play: async ({ canvas }) => {
    const start = canvas.getByLabelText('De')
    await userEvent.type(start, '31022026')
    await expect(canvas.getByRole('status')).toHaveTextContent('68 documentos')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Digite uma data válida'),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(canvas.getByLabelText('De')).toHaveValue(''))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('68 documentos'))
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
  },
}

/** On a phone with letters twice as large, hence half as many per line: a date is fully visible. */
export const LargeLettersOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: { ...emptyListFilter, startDate: '2026-03-01' } },
  decorators: [
    (Story) => (
      <div style={{ width: '9.25rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const start = canvas.getByLabelText('De')
    await expect(start).toHaveValue('01/03/2026')
    await expect(start.scrollWidth).toBe(start.clientWidth)
  },
}

export const Filled: Story = {
  args: {
    value: { startDate: '2026-03-01', endDate: '2026-03-31', text: 'parecer' },
    result: '1 documento',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.onChange).toHaveBeenCalledWith(emptyListFilter)
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const PeriodReversed: Story = {
  args: { value: { startDate: '2026-03-31', endDate: '2026-03-01', text: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Até')).toHaveAccessibleDescription(/data final/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/data final/)
  },
}

/** The owner is not asked for a period that ends before it begins. */
export const PeriodWithheld: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: { startDate: '2026-03-31', endDate: '', text: '' } },
  play: async ({ canvas, args }) => {
    const end = canvas.getByLabelText('Até')
    await userEvent.type(end, '01032026')
    await waitFor(() => expect(end).toHaveAccessibleDescription(/data final/))
    await userEvent.type(canvas.getByRole('searchbox'), 'lei')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ text: 'lei' })),
    )
    await expect(args.onChange).not.toHaveBeenCalledWith(
      expect.objectContaining({ endDate: '2026-03-01' }),
    )
  },
}

const arrivals = new EventTarget()
const arrive = (value: ListFilterValue) =>
  arrivals.dispatchEvent(new CustomEvent('arrive', { detail: value }))

/** The address holds what was searched for, and changes late: what is typed meanwhile stays. */
export const OwnerAnswersLate: Story = {
  args: { value: { ...emptyListFilter, text: 'parecer' } },
  render: function Late(args) {
    const [value, setValue] = useState(args.value)
    useEffect(() => {
      const take = (event: Event) => setValue((event as CustomEvent<ListFilterValue>).detail)
      arrivals.addEventListener('arrive', take)
      return () => arrivals.removeEventListener('arrive', take)
    }, [])
    return <ListFilter {...args} value={value} />
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    const isAsked = (text: string) =>
      waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ text })),
      )
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'con')
    arrive(emptyListFilter)
    await isAsked('con')
    await expect(field).toHaveValue('con')

    await userEvent.type(field, 'tra')
    await isAsked('contra')
    await userEvent.type(field, 'to')
    arrive({ ...emptyListFilter, text: 'con' })
    await isAsked('contrato')
    arrive({ ...emptyListFilter, text: 'contra' })
    arrive({ ...emptyListFilter, text: 'contrato' })
    await expect(field).toHaveValue('contrato')

    // Back changes the address: the field follows.
    arrive({ ...emptyListFilter, text: 'parecer' })
    await waitFor(() => expect(field).toHaveValue('parecer'))
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
