import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useOwnValue } from '../../../storybook/use-own-value.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta = {
  title: 'Componentes/Campos/Período (datas) · DateRangePicker',
  tags: ['autodocs'],
  component: DateRangePicker,
  args: { label: 'Período', value: { start: '', end: '' }, onChange: fn() },
  render: function Owned(args) {
    return <DateRangePicker {...args} {...useOwnValue(args)} />
  },
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Reversed: Story = {
  args: {
    value: { start: '2026-03-09', end: '2026-03-01' },
    error: 'O início deve ser antes do fim.',
  },
}

/** The first press begins the period, the second ends it; the arrows beside the months move between them. */
export const Chosen: Story = {
  args: { value: { start: '2026-03-09', end: '2026-03-20' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Até' })).toHaveValue('20/03/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário, Até' }))
    const calendar = await screen.findByRole('dialog', { name: 'Período' })
    await userEvent.click(
      await within(calendar).findByRole('button', { name: / 2 de março de 2026/ }),
    )
    await userEvent.click(within(calendar).getByRole('button', { name: / 6 de março de 2026/ }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-02', end: '2026-03-06' }),
    )
    await expect(canvas.getByRole('textbox', { name: 'De' })).toHaveValue('02/03/2026')
  },
}

/** One end alone is a period, too. */
export const HalfOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Até' }), '20032026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '2026-03-20' })
  },
}
