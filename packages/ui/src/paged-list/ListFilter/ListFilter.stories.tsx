import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { emptyListFilter } from '../list-filter.ts'
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

/** On a phone with letters twice as large, which is as narrow in letters: a day shows whole. */
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
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
