import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { dropFile } from '../../../storybook/drop-file.ts'
import { FileDropField } from './FileDropField.tsx'

const meta = {
  title: 'Componentes/Campos/Envio de arquivos · FileDropField',
  tags: ['autodocs'],
  component: FileDropField,
  args: {
    label: 'Anexar arquivos',
    hint: 'ou arraste para cá. Até 25 MB cada.',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDropField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('button', { name: 'Anexar arquivos' }),
    ).toHaveAccessibleDescription('ou arraste para cá. Até 25 MB cada.')
    const file = new File(['texto'], 'contrato.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('Anexar arquivos', { selector: 'input' }), file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}
/** Anywhere on its form, where the browser would otherwise swallow it. */
export const DroppedOnTheForm: Story = {
  tags: ['!autodocs', 'behaviour'],
  decorators: [
    (Field) => (
      <form>
        <textarea aria-label="Descrição" />
        <Field />
      </form>
    ),
  ],
  play: async ({ canvas, args }) => {
    const file = new File(['texto'], 'contrato.pdf', { type: 'application/pdf' })
    const area = canvas.getByLabelText('Descrição')
    await expect(dropFile(area, file)).toBe(true)
    await expect(args.onFiles).toHaveBeenCalledOnce()
    await expect(args.onFiles).toHaveBeenCalledWith([file])
    // Text that is dragged stays the browser's.
    const text = new DragEvent('dragover', {
      bubbles: true,
      cancelable: true,
      dataTransfer: new DataTransfer(),
    })
    await expect(area.dispatchEvent(text)).toBe(true)
  },
}
/** Of two on a form, only the one on which it is dropped takes a file. */
export const TwoOnOneForm: Story = {
  tags: ['!autodocs', 'behaviour'],
  decorators: [
    (Field) => (
      <form>
        <textarea aria-label="Descrição" />
        <Field />
        <FileDropField label="Anexar procuração" onFiles={fn()} />
      </form>
    ),
  ],
  play: async ({ canvas, args }) => {
    const file = new File(['texto'], 'contrato.pdf', { type: 'application/pdf' })
    await expect(dropFile(canvas.getByLabelText('Descrição'), file)).toBe(false)
    await expect(dropFile(canvas.getByRole('button', { name: 'Anexar arquivos' }), file)).toBe(true)
    await expect(args.onFiles).toHaveBeenCalledOnce()
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}
/** In a dialog on a phone, with letters twice as large, no word of the button is broken. */
export const LargeLetters: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Anexar comprovante' },
  globals: { viewport: { value: 'largeLetters' } },
  decorators: [
    (Field) => (
      <div style={{ paddingInline: '1rem' }}>
        <Field />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText('Anexar comprovante').firstChild
    const word = document.createRange()
    if (text === null) throw new Error('The button has no text.')
    word.setStart(text, 'Anexar '.length)
    word.setEnd(text, 'Anexar comprovante'.length)
    await expect(word.getClientRects()).toHaveLength(1)
  },
}
export const Invalid: Story = {
  args: { error: 'O arquivo passa de 25 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'O arquivo passa de 25 MB. ou arraste para cá. Até 25 MB cada.',
    )
  },
}
