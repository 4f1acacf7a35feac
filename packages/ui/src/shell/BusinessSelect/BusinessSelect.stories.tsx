import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { sampleBusinesses } from '../shell-samples.ts'
import { BusinessSelect } from './BusinessSelect.tsx'

const meta = {
  title: 'Moldura/BusinessSelect',
  component: BusinessSelect,
  args: { businesses: sampleBusinesses, businessId: 'a', onBusinessChange: fn() },
} satisfies Meta<typeof BusinessSelect>

export default meta
type Story = StoryObj<typeof meta>

/** A key that would change the closed list opens it instead: another business leaves the page. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Negócio:' })
    select.showPicker = fn()
    for (const key of ['ArrowDown', 'End', 'b']) {
      // False where the browser is kept from its own answer.
      await expect(fireEvent.keyDown(select, { key })).toBe(false)
    }
    await expect(select.showPicker).toHaveBeenCalledTimes(3)
    for (const key of ['Tab', 'Enter', 'Escape']) {
      await expect(fireEvent.keyDown(select, { key })).toBe(true)
    }
    await expect(fireEvent.keyDown(select, { key: 'r', ctrlKey: true })).toBe(true)
    await expect(fireEvent.keyDown(select, { key: 'ArrowLeft', altKey: true })).toBe(true)
    await expect(select.showPicker).toHaveBeenCalledTimes(3)
    await expect(args.onBusinessChange).not.toHaveBeenCalled()
  },
}
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'b')
    await expect(args.onBusinessChange).toHaveBeenCalledOnce()
    await expect(args.onBusinessChange).toHaveBeenCalledWith('b')
  },
}
