import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { DateRange } from './DateRange.tsx'

const meta = {
  title: 'Primitivos/DateRange',
  component: DateRange,
  args: { label: 'Período', value: { start: '', end: '2026-11-30' }, onChange: fn() },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const OpenStart: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('De'), { target: { value: '2026-11-01' } })
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-01', end: '2026-11-30' })
  },
}
export const Small: Story = {
  args: { size: 'small', value: { start: '2026-11-01', end: '2026-11-30' } },
}
