import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { belowHeader } from '../../../storybook/below-header.tsx'
import { useOwnValue } from '../../../storybook/use-own-value.ts'
import { Button } from '../Button/Button.tsx'
import { ComboBox } from './ComboBox.tsx'

const people = [
  { id: '1', label: 'Ágata Souza', note: 'Jurídico' },
  { id: '2', label: 'Bruno Alves', note: 'Compras' },
  { id: '3', label: 'Carla Nunes', note: 'Recursos humanos' },
]

const meta = {
  title: 'Componentes/Campos/Campo de busca com lista (combo) · ComboBox',
  tags: ['autodocs'],
  component: ComboBox,
  args: {
    label: 'Responsável',
    items: people,
    value: null,
    onChange: fn(),
    placeholder: 'Nome ou área',
  },
  render: function Owned(args) {
    return <ComboBox {...args} {...useOwnValue(args)} />
  },
  decorators: [belowHeader],
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: people[1] ?? null } }
export const Required: Story = { args: { isRequired: true, error: 'Escolha o responsável.' } }
export const Disabled: Story = { args: { isDisabled: true, value: people[0] ?? null } }
export const Small: Story = { args: { size: 'small' } }

/** Typing finds options regardless of accents; emptying the field clears the choice. */
export const Find: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Responsável' }))
    await screen.findByRole('option', { name: /Bruno Alves/ })
    const field = canvas.getByRole('combobox', { name: 'Responsável' })
    await userEvent.keyboard('agata')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(screen.getByRole('option'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(people[0]))
    await expect(field).toHaveValue('Ágata Souza')
    await userEvent.clear(field)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
  },
}

function ChangedOutside(props: ComponentProps<typeof ComboBox>) {
  const { value, onChange } = useOwnValue(props)
  const changes = { value: () => onChange(people[1] ?? null), none: () => onChange(null) }
  return (
    <>
      <ComboBox {...props} value={value} onChange={onChange} />
      {Object.entries(changes).map(([name, change]) => (
        <Button key={name} onPress={change}>
          {name}
        </Button>
      ))}
    </>
  )
}
/** A value from outside, as from another tab, replaces what is typed: the list no longer belongs to it. */
export const ReplacedWhileOpen: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <ChangedOutside {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Responsável' }))
    await screen.findByRole('option', { name: /Bruno Alves/ })
    const field = canvas.getByRole('combobox', { name: 'Responsável' })
    for (const [change, text] of [
      ['value', 'Bruno Alves'],
      ['none', ''],
    ] as const) {
      await userEvent.click(field)
      await screen.findByRole('listbox')
      // Not by a press, which would take the focus; the rest of the page is hidden while the list is open.
      screen.getByText(change).click()
      await waitFor(() => expect(field).toHaveValue(text))
      await expect(field).toHaveFocus()
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    }
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Responsável' }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('xyz')
    await waitFor(() => expect(screen.getByText('Nada encontrado')).toBeVisible())
  },
}

const search = fn(async (words: string, signal: AbortSignal) => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  signal.throwIfAborted()
  return people.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))
})

/** The server searches; a search whose words have changed is aborted. */
export const Search: Story = {
  args: { items: search },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Responsável' }))
    await waitFor(() => expect(screen.getByRole('option', { name: /Carla Nunes/ })).toBeVisible())
    search.mockClear()
    // No pause between the letters, however busy the machine is.
    await userEvent.setup({ delay: null }).keyboard('bruno')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await expect(search).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('option', { name: /Bruno Alves/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(people[1])
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Responsável' })).toHaveValue('Bruno Alves')
  },
}

/** The empty result is not announced in the moment before the results are listed. */
export const SearchAnswered: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { items: search },
  play: async () => {
    const said = new Set<string | null>()
    const watch = new MutationObserver((records) => {
      for (const { target, addedNodes, oldValue } of records) {
        said.add(oldValue)
        for (const node of [target, ...addedNodes]) {
          said.add(node instanceof Element && node.role !== 'status' ? null : node.textContent)
        }
      }
    })
    const everything = { childList: true, subtree: true, characterDataOldValue: true }
    watch.observe(document.body, everything)
    await userEvent.tab()
    await screen.findByRole('option', { name: /Carla Nunes/ })
    watch.disconnect()
    await expect(said).not.toContain('Nada encontrado')
  },
}

export const SearchFailed: Story = {
  args: { items: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Responsável' }))
    await waitFor(() => expect(screen.getByText(/^Não foi possível procurar/)).toBeVisible())
  },
}
