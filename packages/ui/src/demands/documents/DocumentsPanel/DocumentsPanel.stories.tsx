import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildDocument, buildId } from '@tramite/core/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleDocuments, sampleTimeZone } from '../../detail/demand-samples.ts'
import { DocumentsPanel } from './DocumentsPanel.tsx'

const meta = {
  title: 'Demandas/DocumentsPanel',
  component: DocumentsPanel,
  args: {
    state: 'ready',
    documents: sampleDocuments,
    timeZone: sampleTimeZone,
    downloads: { busy: new Set<string>(), onDownload: fn() },
    total: sampleDocuments.length,
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
    await expect(args.downloads.onDownload).toHaveBeenCalledWith(args.documents[0])
    await expect(canvas.getByText('Aceito')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: `Baixar os ${args.total} documentos` }),
    )
    await expect(args.archive.onDownload).toHaveBeenCalledOnce()
    const yours = within(canvas.getByRole('region', { name: 'Seus' }))
    await expect(yours.getAllByRole('listitem')).toHaveLength(1)
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
export const Loading: Story = { args: { state: 'loading', documents: [] } }
export const Empty: Story = { args: { documents: [] } }
export const Failed: Story = {
  args: { state: 'failed', documents: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Extreme: Story = {
  args: {
    documents: Array.from({ length: 60 }, (_, index) =>
      buildDocument({
        id: buildId(5000 + index),
        name: 'Termo_aditivo_ao_contrato_de_prestação_de_serviços_de_logística_refrigerada_v12_final_revisado_assinado',
        userName: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Neto',
      }),
    ),
    onShowMore: fn(),
  },
  globals: { viewport: { value: 'phone' } },
}
