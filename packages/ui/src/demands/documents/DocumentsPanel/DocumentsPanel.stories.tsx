import type { Meta, StoryObj } from '@storybook/react-vite'
import { toDemandFiles } from '@tramite/core/demands'
import { buildDocument, buildId } from '@tramite/core/testing'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleFiles, sampleTimeZone } from '../../detail/demand-samples.ts'
import { DocumentsPanel } from './DocumentsPanel.tsx'

const meta = {
  title: 'Demandas/DocumentsPanel',
  component: DocumentsPanel,
  args: {
    state: 'ready',
    files: sampleFiles,
    timeZone: sampleTimeZone,
    downloads: { busy: new Set<string>(), onDownload: fn() },
    total: sampleFiles.length,
    archive: { progress: undefined, onDownload: fn() },
    onRetry: fn(),
    toDocumentHref: ({ id }) => `?documentId=${id}`,
  },
} satisfies Meta<typeof DocumentsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Baixar Minuta da notificação/ }))
    await expect(args.downloads.onDownload).toHaveBeenCalledWith(args.files[0])
    await expect(canvas.getByText('Aceito')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Baixar os ${args.total} arquivos` }))
    await expect(args.archive.onDownload).toHaveBeenCalledOnce()
    const yours = within(canvas.getByRole('region', { name: 'Seus' }))
    await expect(yours.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(yours.getByRole('button', { name: 'Baixar Comprovante da entrega.pdf' }))
    await expect(args.downloads.onDownload).toHaveBeenLastCalledWith(args.files[2])
    await expect(yours.queryByRole('link', { name: /Comprovante/ })).toBeNull()
    const firms = within(canvas.getByRole('region', { name: 'Do escritório' }))
    await expect(firms.getByText('Minuta da notificação extrajudicial')).toBeVisible()
  },
}
export const Downloading: Story = {
  args: {
    downloads: { busy: new Set([buildId(4101)]), onDownload: fn() },
    archive: { progress: { fetched: 1, total: 3 }, onDownload: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Baixando 1 de 3/ })).toBeVisible()
  },
}
export const Loading: Story = { args: { state: 'loading', files: [] } }
export const Empty: Story = { args: { files: [] } }
export const Failed: Story = {
  args: { state: 'failed', files: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Extreme: Story = {
  args: {
    files: toDemandFiles(
      Array.from({ length: 60 }, (_, index) =>
        buildDocument({
          id: buildId(5000 + index),
          name: 'Termo_aditivo_ao_contrato_de_prestação_de_serviços_de_logística_refrigerada_v12_final_revisado_assinado',
          userName: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Neto',
        }),
      ),
      [],
    ),
    onShowMore: fn(),
  },
  globals: { viewport: { value: 'phone' } },
}

function Paged(props: ComponentProps<typeof DocumentsPanel>) {
  const [isComplete, setComplete] = useState(false)
  const show = () => setTimeout(() => setComplete(true), 50)
  return (
    <DocumentsPanel
      {...props}
      files={isComplete ? props.files : props.files.slice(0, -1)}
      onShowMore={isComplete ? undefined : show}
    />
  )
}

/** When the last files are loaded, the button disappears: the focus moves to the first of them. */
export const RestByKeyboard: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Mostrar mais arquivos' }).focus()
    await userEvent.keyboard('{Enter}')
    const last = await canvas.findByText(args.files.at(-1)?.name ?? '')
    await waitFor(() => expect(last.closest('li')).toHaveFocus())
  },
}
