import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
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
