import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMarkEditSchema, type Presentation } from '@tramite/core/marks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { noUploads } from '../../demands/detail/demand-samples.ts'
import type { UploadRow } from '../../primitives/UploadList/UploadList.tsx'
import { EditMarkDialog, type EditMarkDialogProps } from './EditMarkDialog.tsx'

interface OwnedProps
  extends Pick<EditMarkDialogProps, 'busy' | 'changedName' | 'hasFailedUpload' | 'onClose'> {
  rows?: readonly UploadRow[]
  logoError?: string
  presentation: Presentation
  logo: string | null
  onSubmit: (values: unknown) => void
}

function Owned({ presentation, logo, logoError, rows = [], onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({
    schema: createMarkEditSchema(presentation),
    initial: { name: presentation === 'Figura' ? '' : 'Flor de Sal' },
    onSubmit,
  })
  return (
    <EditMarkDialog
      {...props}
      mark={{ name: 'Flor de Sal', apresentacao: presentation, logo }}
      form={form}
      logo={{ uploads: { ...noUploads, rows }, error: logoError ?? null }}
    />
  )
}

const meta = {
  title: 'Marcas/EditMarkDialog',
  component: Owned,
  args: { presentation: 'Mista', logo: 'uploads/logo', busy: null, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const NameAndLogo: Story = {
  play: async ({ args }) => {
    const name = await screen.findByLabelText(/Nome da marca|Nome/)
    await userEvent.clear(name)
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    const refusal = await screen.findByText('Dados invalidos para atualizar marca.')
    await waitFor(() => expect(refusal).toBeVisible())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(name, 'Flor de Sal Marinho')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** A figurative mark has no name to edit, and cannot be without its picture. */
export const Figure: Story = {
  args: {
    presentation: 'Figura',
    logo: null,
    logoError: 'Dados invalidos para atualizar marca.',
  },
  play: async () => {
    // The dialog may still be opening.
    const refusal = await screen.findByText('Dados invalidos para atualizar marca.')
    await waitFor(() => expect(refusal).toBeVisible())
    await expect(screen.queryByLabelText(/Nome/)).toBeNull()
  },
}

/** A figurative mark has only the chosen picture to lose. */
export const LeftWithPicture: Story = {
  args: {
    presentation: 'Figura',
    rows: [{ id: '1', name: 'sal.jpg', sizeText: '1,2 MB', state: 'done' }],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    await screen.findByText('Descartar o que foi preenchido?')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Sair sem salvar' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const PictureFailed: Story = {
  args: {
    rows: [{ id: '1', name: 'sal.jpg', sizeText: '1,2 MB', state: 'failed' }],
    hasFailedUpload: true,
  },
  play: async () => {
    const refusal = await screen.findByText(
      'Há um arquivo com problema. Veja o motivo junto dele, e remova ou envie de novo.',
    )
    await waitFor(() => expect(refusal).toBeVisible())
  },
}

export const ChangedMeanwhile: Story = {
  args: { changedName: 'Flor de Sal Marinho' },
  play: async () => {
    const told = await screen.findByText(/Agora ela se chama “Flor de Sal Marinho”/)
    await waitFor(() => expect(told).toBeVisible())
  },
}
