import type { Meta, StoryObj } from '@storybook/react-vite'
import { defaultQuestionnaire } from '@tramite/core/mapping'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { pressToTitle } from '../../../storybook/press-to-title.ts'
import { crowdedReport, emptyReport, sampleChanges, sampleReport } from '../mapping-samples.ts'
import { ReportView } from './ReportView.tsx'

const meta = {
  title: 'Mapeamento/ReportView',
  component: ReportView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    mapping: sampleReport,
    questions: defaultQuestionnaire.questions,
    stage: 'FINISHED',
    since: { kind: 'changes', completedAt: '2025-11-20T15:00:00.000Z', changes: sampleChanges },
    timeZone: 'America/Sao_Paulo',
    firmName: 'Vasconcelos & Prado',
    today: '2026-11-26',
    businessName: 'Aurora Cosméticos',
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    onPrint: fn(),
    onSheet: fn(),
    pdf: { isCurrent: true, isPending: false, onPress: fn() },
  },
} satisfies Meta<typeof ReportView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, args }) => {
    // As the dialog that sends it counts them.
    await expect(canvas.getByText('Faltam 23 respostas em 2 atividades')).toBeVisible()
    await expect(canvas.getByText('3 pontos pedem atenção')).toBeVisible()
    const table = within(
      canvas.getByRole('table', { name: 'Registro das operações de tratamento' }),
    )
    // The summary counts it as well.
    await expect(table.getByText('Assuntos regulatórios')).toBeVisible()
    const row = table.getByRole('row', { name: /Folha de pagamento/ })
    // With several purposes, whose basis each is.
    await expect(
      within(row).getByText('Pagar salários e benefícios: execução de contrato (LGPD, art. 7º, V)'),
    ).toBeVisible()
    await expect(
      within(row).getByText(/^Cumprir obrigação trabalhista e previdenciária: obrigação legal/),
    ).toBeVisible()
    await expect(row).toHaveTextContent('5 anos após o desligamento')
    const other = table.getByRole('row', { name: /Campanhas por e-mail/ })
    await expect(within(other).getByText(/^Consentimento \(LGPD/)).toBeVisible()
    await expect(table.getByText('Fora do Brasil: Servidores nos Estados Unidos')).toBeVisible()
    await expect(
      canvas.getByText(/RH envia a Contabilidade e eSocial e órgãos públicos; Marketing envia a/),
    ).toBeVisible()
    const changes = within(
      canvas.getByRole('region', { name: 'O que mudou desde o mapeamento de 20/11/2025' }),
    )
    await expect(changes.getByText('1 atividade incluída')).toBeVisible()
    await expect(changes.getByText('Seleção')).toBeVisible()
    await expect(changes.getByText('1 atividade retirada')).toBeVisible()
    await expect(changes.getByText('Nome da atividade')).toBeVisible()
    await expect(
      changes.getByRole('link', { name: 'Quando e como os dados são eliminados?' }),
    ).toHaveAttribute('href', expect.stringMatching(/\?question=15$/))
    await expect(changes.getAllByText('Sem resposta').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar planilha' }))
    await expect(args.onSheet).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar PDF' }))
    await expect(args.pdf?.onPress).toHaveBeenCalledOnce()
  },
}
/** The record is not pushed below hundreds of points. */
export const ManyFindings: Story = {
  args: { mapping: crowdedReport, since: { kind: 'first' } },
  play: async ({ canvas }) => {
    const points = within(canvas.getByRole('region', { name: '24 pontos pedem atenção' }))
    const links = points.getAllByRole('link')
    await expect(links).toHaveLength(24)
    await expect(links[9]).toBeVisible()
    await expect(links[10]).not.toBeVisible()
    await userEvent.click(points.getByText('Mais 14'))
    await expect(links[23]).toBeVisible()
    await expect(canvas.getByText('Mais 2')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { mapping: emptyReport, stage: 'PENDING', pdf: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Baixar planilha' })).toBeNull()
  },
}
export const OnPhone: Story = {
  args: { stage: 'IN_PROGRESS', since: { kind: 'first' }, pdf: null },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Primeiro mapeamento/)).toBeVisible()
    await expect(canvas.getByText('Nenhuma atividade')).toBeVisible()
  },
}
/** The earlier mapping could not be read; this one could. */
export const NotCompared: Story = {
  args: { since: { kind: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** The changes replace the button that was pressed to see them. */
export const ComparedByKeyboard: Story = {
  render: function Tried(args) {
    const [isThere, setThere] = useState(false)
    return (
      <ReportView
        {...args}
        since={isThere ? args.since : { kind: 'failed' }}
        onRetry={() => setThere(true)}
      />
    )
  },
  play: async ({ canvas }) => {
    await pressToTitle(canvas.getByRole('button', { name: 'Tentar novamente' }))
  },
}
