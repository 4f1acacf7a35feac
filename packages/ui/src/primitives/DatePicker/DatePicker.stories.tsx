import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useOwnValue } from '../../../storybook/use-own-value.ts'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { CalendarTimeZone } from './CalendarTimeZone.ts'
import { DatePicker } from './DatePicker.tsx'

const holidays: Readonly<Record<string, string>> = { '2026-04-03': 'Sexta-feira Santa' }

function toNonWorking(day: string): string | null {
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
  return holidays[day] ?? (isWeekend ? 'fim de semana' : null)
}

const meta = {
  title: 'Componentes/Campos/Data · DatePicker',
  tags: ['autodocs'],
  component: DatePicker,
  args: { label: 'Vencimento', value: '', onChange: fn(), toNonWorking },
  render: function Owned(args) {
    return <DatePicker {...args} {...useOwnValue(args)} />
  },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { value: '2026-03-09' },
  play: async ({ canvas }) => {
    // The browser of the tests is set to English.
    await expect(canvas.getByRole('textbox', { name: 'Vencimento' })).toHaveValue('09/03/2026')
  },
}
export const Refused: Story = {
  args: { value: '2026-03-09', error: 'Escolha um dia a partir de hoje.', isRequired: true },
}
export const Small: Story = { args: { size: 'small', value: '2026-03-09' } }
export const Disabled: Story = { args: { isDisabled: true, value: '2026-03-09' } }

/** On a phone held sideways the whole month is in the window, wherever its field is. */
export const Sideways: Story = {
  tags: ['!autodocs', 'behaviour'],
  // A month over six weeks.
  args: { value: '2026-08-12' },
  globals: { viewport: { value: 'sideways', isRotated: false } },
  decorators: [
    (Picker) => (
      <div style={{ padding: '9rem 2rem 30rem' }}>
        <Picker />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário, Vencimento' }))
    await screen.findByRole('grid')
    const isInWindow = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }
    await waitFor(() => {
      const days = within(screen.getByRole('grid')).getAllByRole('button')
      expect(days.filter(isInWindow)).toHaveLength(days.length)
      expect(screen.getAllByRole('button', { name: /Anterior|Próximo/ }).every(isInWindow)).toBe(
        true,
      )
    })
  },
}

/** Digits are enough; an incomplete date counts as none, which is reported on leaving. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Vencimento' })
    await userEvent.type(field, '0903')
    await expect(field).toHaveValue('09/03')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Digite uma data válida, como DD/MM/AAAA.')
    await userEvent.type(field, '2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-09')
    await userEvent.type(field, '{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

/** An existing day is edited in place: a half-typed one never becomes another day. */
export const Changed: Story = {
  args: { value: '2026-03-12' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Vencimento' })
    const shows = async (text: string) => {
      const at = field.selectionStart ?? 0
      await expect(`${field.value.slice(0, at)}|${field.value.slice(at)}`).toBe(text)
    }
    const press = async (keys: string, text: string, start?: number, end = start) => {
      if (start !== undefined) field.setSelectionRange(start, end ?? start)
      await userEvent.keyboard(keys)
      await shows(text)
    }
    await userEvent.click(field)
    await press('1', '1|/03/2026', 0, 2)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await press('5', '15|/03/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-15')
    await press('{Backspace}', '15/0|/2026', 5)
    await press('4', '15/04|/2026')
    await press('{Backspace}', '15|/04/2026', 3)
    await press('{Backspace}', '1|/04/2026')
    await press('{Delete}', '1/|04/2026')
    await press('9/', '09/|04/2026', 0, 1)
    await press('11', '09/11|/2026')
    await press('2027', '09/11/2027|')
    await press('{Backspace}8', '09/11/2028|')
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-11-09')
    field.setSelectionRange(0, 10)
    await userEvent.paste('1/4/2027')
    await shows('01/04/2027|')
    field.setSelectionRange(3, 5)
    await userEvent.paste('12')
    await shows('01/12|/2027')
    // Some phone keyboards replace the whole text.
    await fireEvent.input(field, { target: { value: '0/12/2027' } })
    await shows('0/12/2027|')
    await fireEvent.input(field, { target: { value: '07/12/2027' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-07')
  },
}

const onSubmit = fn()

/** A form with an optional day is not sent with an incomplete one, which would be taken for none. */
export const SentWithHalf: Story = {
  args: { value: '2026-03-09' },
  render: function Sent(args) {
    return (
      <Form form={{ submit: onSubmit, refusal: undefined }}>
        <DatePicker {...args} {...useOwnValue(args)} />
        <Button type="submit">Salvar</Button>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Vencimento' })
    await userEvent.clear(field)
    await userEvent.type(field, '31112026{Enter}')
    await expect(field).toHaveAccessibleDescription('Digite uma data válida, como DD/MM/AAAA.')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Digite uma data válida, como DD/MM/AAAA.')
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '{Enter}')
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

/** Months and weekdays are in Portuguese; days that do not count say why, and can still be chosen. */
export const Chosen: Story = {
  args: { value: '2026-04-01', min: '2026-04-01' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Abrir calendário, Vencimento' })
    await userEvent.click(button)
    const calendar = await screen.findByRole('dialog', { name: 'Vencimento' })
    const month = await within(calendar).findByRole('heading', { name: /abril de 2026/i })
    // It scrolls into view.
    await waitFor(() => expect(month).toBeVisible())
    const friday = within(calendar).getByRole('button', { name: / 3 de abril de 2026/ })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(within(calendar).getByRole('status')).toHaveTextContent(
      '03/04/2026 não é dia útil: Sexta-feira Santa',
    )
    await userEvent.click(friday)
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-03')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Vencimento' })).toHaveValue('03/04/2026')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']

/**
 * It opens on the day of the firm, which is said to be today's; in these zones it is never the same one, so in one not
 * the browser's.
 */
export const OfFirm: Story = {
  render: () => (
    <>
      {zones.map((zone) => (
        <CalendarTimeZone key={zone} value={zone}>
          <DatePicker label={zone} value="" onChange={fn()} />
        </CalendarTimeZone>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const zone of zones) {
      await userEvent.click(canvas.getByRole('button', { name: `Abrir calendário, ${zone}` }))
      await screen.findByRole('dialog', { name: zone })
      const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: zone }).format()
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName(RegExp(`^Hoje, .* ${day}$`)),
      )
      await expect(screen.getAllByRole('button', { name: /Hoje/ })).toHaveLength(1)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

export const Open: Story = {
  args: { value: '2026-04-15', min: '2026-04-06' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário, Vencimento' }))
    await screen.findByRole('dialog', { name: 'Vencimento' })
  },
}
