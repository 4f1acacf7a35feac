import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LogoPreviewCard } from './LogoPreviewCard.tsx'

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 312 60"%3E%3Crect width="312" height="60" fill="%231d5c4b"/%3E%3C/svg%3E'

const meta = {
  title: 'Conta/LogoPreviewCard',
  component: LogoPreviewCard,
  args: { picture: undefined, error: undefined, onFile: fn(), onClear: fn() },
} satisfies Meta<typeof LogoPreviewCard>

export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {
  args: { error: 'Tipo de arquivo inválido' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('JPG, PNG of 312 x 60px')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tipo de arquivo inválido')
    const file = new File(['x'], 'logo.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Escolher imagem', { selector: 'input' }), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const Chosen: Story = {
  args: { picture: { src: logo, fileName: 'logo da empresa.png' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Prévia de logo da empresa.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar a imagem' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
}
