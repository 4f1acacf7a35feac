import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GeneratorClosedView } from '../GeneratorClosedView/GeneratorClosedView.tsx'
import { OwnDocumentsView } from '../MadeDocuments/OwnDocumentsView.tsx'
import { TemplateState } from '../TemplateState/TemplateState.tsx'
import { sampleTemplate } from '../template-samples.ts'
import { TemplateView } from './TemplateView.tsx'

const meta = {
  title: 'Gerador/TemplateView',
  component: TemplateView,
  parameters: { layout: 'fullscreen' },
  args: {
    template: sampleTemplate,
    documents: sampleTemplate.documents,
    isLoadingMore: false,
    timeZone: 'America/Sao_Paulo',
    downloads: { busy: new Set<string>(), onDownload: fn() },
    wordDownloads: { busy: new Set<string>(), onDownload: fn() },
    toDocumentHref: ({ id }) => `?documentId=${id}`,
  },
} satisfies Meta<typeof TemplateView>

export default meta
type Story = StoryObj<typeof meta>

export const WithDraft: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(sampleTemplate.description)).toBeVisible()
    await expect(canvas.getByText('Nunca foi revisado')).toBeVisible()
    await expect(canvas.getByText('33%')).toBeVisible()
    await expect(canvas.getByText(/^2 de 6 respostas, salvo em 20\/11\/2026/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continuar rascunho' })).toHaveAttribute(
      'href',
      `/tools/templates/${sampleTemplate.id}/questions`,
    )
    const [document] = sampleTemplate.documents
    await userEvent.click(canvas.getByRole('button', { name: `Baixar ${document?.name}` }))
    await expect(args.downloads.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: `Baixar ${document?.name} em .docx` }))
    await expect(args.wordDownloads.onDownload).toHaveBeenCalledWith(document)
  },
}
export const New: Story = {
  args: {
    template: { ...sampleTemplate, draft: null, lastRevisionDate: '2026-10-08' },
    documents: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gerar novo documento' })).toBeVisible()
    await expect(canvas.getByText('08/10/2026')).toBeVisible()
    await expect(canvas.getByText('Nenhum documento gerado ainda')).toBeVisible()
  },
}
/** Documents made earlier are not denied. */
export const DraftFinished: Story = {
  args: { template: { ...sampleTemplate, draft: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum rascunho em andamento.')).toBeVisible()
  },
}
export const ManyDocuments: Story = {
  args: { onShowMore: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais documentos' }))
    await expect(args.onShowMore).toHaveBeenCalledOnce()
  },
}
export const Missing: Story = {
  render: () => <TemplateState state="missing" onRetry={fn()} isRetrying={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver todos os modelos' })).toBeVisible()
  },
}
export const NotLoaded: Story = {
  render: () => <TemplateState state="failed" onRetry={fn()} isRetrying={false} />,
}
export const PaymentOverdue: Story = {
  render: ({ template: _, ...made }) => (
    <>
      <GeneratorClosedView
        payment={{ href: '/financial', isExternal: false }}
        messagingHref="https://wa.me/5511999990000"
      />
      <OwnDocumentsView
        isBelowNotice
        made={made}
        hasFailed={false}
        isRetrying={false}
        onRetry={fn()}
      />
    </>
  ),
  play: async ({ canvas, args }) => {
    const [document] = args.documents
    await userEvent.click(canvas.getByRole('button', { name: `Baixar ${document?.name}` }))
    await expect(args.downloads.onDownload).toHaveBeenCalledWith(document)
    await expect(canvas.getByRole('link', { name: 'Pagar Agora' })).toHaveAttribute(
      'href',
      '/financial',
    )
  },
}
/** Who has had nothing made sees the reason alone. */
export const ClosedWithoutDocuments: Story = {
  render: ({ template: _, ...made }) => (
    <OwnDocumentsView
      made={{ ...made, documents: [] }}
      hasFailed={false}
      isRetrying={false}
      onRetry={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nenhum documento gerado ainda')).toBeNull()
  },
}
export const ClosedDocumentsNotRead: Story = {
  render: () => <OwnDocumentsView made={undefined} hasFailed isRetrying={false} onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Erro ao carregar os documentos')).toBeVisible()
  },
}
