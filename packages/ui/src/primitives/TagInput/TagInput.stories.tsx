import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { belowHeader } from '../../../storybook/below-header.tsx'
import { useOwnValue } from '../../../storybook/use-own-value.ts'
import { TagInput } from './TagInput.tsx'

const people = ['Ágata Souza', 'Bruno Alves', 'Carla Nunes', 'Davi Rocha'].map((label) => ({
  id: label,
  label,
}))

const meta = {
  title: 'Componentes/Campos/Campo de etiquetas · TagInput',
  tags: ['autodocs'],
  component: TagInput,
  args: {
    label: 'Usuários a notificar',
    description: 'Eles recebem cada movimento por e-mail.',
    items: people,
    value: [],
    onChange: fn(),
    placeholder: 'Escolher pessoas',
  },
  render: function Owned(args) {
    return <TagInput {...args} {...useOwnValue(args)} />
  },
  decorators: [belowHeader],
} satisfies Meta<typeof TagInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithChosen: Story = { args: { value: people.slice(0, 3) } }
export const Refused: Story = { args: { error: 'Escolha ao menos uma pessoa.', isRequired: true } }
export const Disabled: Story = { args: { value: people.slice(0, 2), isDisabled: true } }

const toNames = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent)

export const PickTwo: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Usuários a notificar' }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('agata')
    await waitFor(() => expect(toNames(screen.getAllByRole('option'))).toEqual(['Ágata Souza']))
    await userEvent.click(screen.getByRole('option', { name: 'Ágata Souza' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[0]]))
    await userEvent.keyboard('carla')
    await waitFor(() => expect(toNames(screen.getAllByRole('option'))).toEqual(['Carla Nunes']))
    await userEvent.click(screen.getByRole('option', { name: 'Carla Nunes' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[0], people[2]]))
    // While its list is open, everything else is hidden from screen readers.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** A scroll event is fired in the next frame. */
const scrollTold = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The list opens on focus, even if focusing scrolls the field into view; scrolling by the user closes it. */
export const FocusedOutOfSight: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: people.slice(0, 1) },
  decorators: [
    (Field) => (
      <section aria-label="Formulário" style={{ height: '20rem', overflow: 'auto' }}>
        <div style={{ height: '40rem' }} />
        <Field />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    // The chosen people are shown once the code has loaded, in the final field.
    await canvas.findByRole('button', { name: 'Remover Ágata Souza' })
    const field = canvas.getByRole('combobox', { name: 'Usuários a notificar' })
    const form = canvas.getByRole('region', { name: 'Formulário' })
    field.focus()
    await expect(form.scrollTop).toBeGreaterThan(0)
    await scrollTold()
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    // As when something arrives above the field.
    form.scrollTop -= 8
    await scrollTold()
    await expect(screen.getByRole('listbox')).toBeVisible()
    await fireEvent.wheel(form)
    form.scrollTop -= 8
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    // The field kept the focus; a single press is enough to continue.
    await expect(field).toHaveFocus()
    await userEvent.click(field)
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    form.scrollTop += 8
    await scrollTold()
    await expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Those of one name are told apart in the list, and still once they are chosen. */
export const Namesakes: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: {
    items: ['joao1', 'joao2'].map((id) => ({
      id,
      label: 'João Silva',
      note: `${id}@aurora.example`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Usuários a notificar' }))
    await userEvent.click(await screen.findByRole('option', { name: /joao2@/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remover João Silva, joao2@aurora.example' }),
    )
    await waitFor(() => expect(canvas.queryByText('João Silva')).toBeNull())
  },
}

/** The focus is never lost: it moves to the next tag, and from the last one to the field. */
export const RemoveKeepsFocus: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: people.slice(0, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover Ágata Souza' }))
    await waitFor(() => expect(canvas.queryByText('Ágata Souza')).toBeNull())
    await expect(document.body).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Bruno Alves' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Usuários a notificar' })).toHaveFocus(),
    )
  },
}

/** Words that are not in the list are accepted if the field says so. */
export const Custom: Story = {
  args: { label: 'Palavras-chave', items: [], toCustom: (label) => ({ id: label, label }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Palavras-chave' }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('franquia{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'franquia', label: 'franquia' }]),
    )
  },
}

/** The keyboard of a phone has no Enter that is pressed there: the words are an option of the list. */
export const CustomByPress: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { toCustom: (label) => ({ id: label, label }) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuários a notificar' })
    await userEvent.click(field)
    await screen.findByRole('option', { name: 'Carla Nunes' })
    await userEvent.keyboard(' carla ')
    await userEvent.click(await screen.findByRole('option', { name: 'Adicionar “carla”' }))
    const words = { id: 'carla', label: 'carla' }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([words]))
    await expect(field).toHaveValue('')
    // What the list has is not offered a second time.
    await userEvent.keyboard('CARLA NUNES')
    await waitFor(() => expect(toNames(screen.getAllByRole('option'))).toEqual(['Carla Nunes']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Typed text stays when the focus leaves, since nothing of it was chosen. Escape clears it. */
export const WordsStay: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: people.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Remover Ágata Souza' })
    const field = canvas.getByRole('combobox', { name: 'Usuários a notificar' })
    await userEvent.click(field)
    await userEvent.keyboard('carl')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('carl')
    await userEvent.click(field)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The list highlights a chosen option: Enter removes it only if the user has moved to it. */
export const EnterOnChosen: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: people.slice(0, 1), toCustom: (label) => ({ id: label, label }) },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Remover Ágata Souza' })
    const field = canvas.getByRole('combobox', { name: 'Usuários a notificar' })
    await userEvent.click(field)
    await screen.findByRole('listbox')
    const isPointedAt = () =>
      waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBeNull())
    await isPointedAt()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('AGATA SOUZA')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    const words = { id: 'AGATA SOUZA', label: 'AGATA SOUZA' }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[0], words]))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
