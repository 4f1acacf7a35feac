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
    const file = new File(['texto'], 'contrato.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('Anexar arquivos', { selector: 'input' }), file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}
export const Invalid: Story = { args: { error: 'O arquivo passa de 25 MB.' } }
