import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleRows } from '../risk-samples.ts'
import { RiskView } from './RiskView.tsx'

const meta = {
  title: 'Ferramentas/RiskView',
  component: RiskView,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: sampleRows(3),
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    demandHref: '/demands/019a2c60-42a0-7d11-8c10-7be2a41f0301',
    demandStatus: 'FINISHED',
    isSending: false,
    problem: null,
    onSend: fn(),
    businessName: 'Aurora Cosméticos',
    firmName: 'Vasconcelos & Prado',
    today: '2026-11-29',
  },
} satisfies Meta<typeof RiskView>

export default meta
type Story = StoryObj<typeof meta>

/** One event has its risk, another is half answered; the analysis cannot be sent yet. */
export const UnderWay: Story = {
  play: async ({ args, canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Eventos de risco' }))
    const row = await table.findByRole('row', { name: /Perfil dos clientes/ })
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Evento de risco', 'Status', 'Progresso', 'Risco', 'Ação'])
    await expect(row).toHaveTextContent('Concluído')
    await expect(row).toHaveTextContent('2/2')
    await expect(row).toHaveTextContent('Alto')
    await expect(within(row).getByRole('link')).toHaveTextContent('Detalhes')
    const next = table.getByRole('row', { name: /Perfil das operações/ })
    await expect(next).toHaveTextContent('Pendente')
    await expect(within(next).getByRole('link')).toHaveTextContent('Responder')
    const send = canvas.getByRole('button', { name: 'Enviar análise' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The advice is true of every place of the picture with its level. */
export const UnlikelyAndGrave: Story = {
  args: {
    rows: sampleRows(2).map((row) => ({
      ...row,
      ...(row.isDone && {
        result: { level: 'Médio', color: '#8a6100', Probabilidade: 2, Impacto: 5 },
      }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Planeje como reduzir\./)).toBeVisible()
    await expect(canvas.queryByText(/moderado/)).toBeNull()
  },
}

export const Complete: Story = {
  args: { rows: sampleRows(6) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/A análise pode ser enviada ao escritório/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar análise' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** On paper the analysis says whose it is and of which day; on the screen the header does. */
export const OnPaper: Story = {
  args: { rows: sampleRows(6) },
  play: async ({ canvas }) => {
    const made = 'Aurora Cosméticos. Emitido em 29/11/2026, no portal de Vasconcelos & Prado'
    await expect(await canvas.findByText(made)).not.toBeVisible()
  },
}

/** It was sent: the firm is working on it. */
export const Sent: Story = {
  args: { rows: sampleRows(6), demandStatus: 'IN_PROGRESS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A demanda está com o escritório/)).toBeVisible()
    await expect(canvas.queryByText(/A análise pode ser enviada/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Enviar análise' })).toBeEnabled()
  },
}

/** The firm waits for an answer in the demand, as home and the demand say, too. */
export const Refused: Story = {
  args: { rows: sampleRows(6), demandStatus: 'PENDING', problem: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^O escritório espera a sua resposta na demanda/)).toBeVisible()
    await expect(canvas.queryByText(/A análise pode ser enviada/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Ver a demanda' })).toBeVisible()
    await expect(
      canvas.getByText(/Estamos analisando a sua última solicitação, aguarde o retorno\./),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  args: { rows: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { rows: undefined } }
/** The events are cards, and not nested in another card. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const events = within(await canvas.findByRole('list', { name: 'Eventos de risco' }))
    const event = events.getByText('Perfil dos clientes')
    const edges: string[] = []
    for (let box = event.parentElement; box?.tagName !== 'MAIN' && box; box = box.parentElement) {
      const { borderLeftStyle, borderLeftWidth } = getComputedStyle(box)
      const isSign = box.getBoundingClientRect().width < 60
      if (borderLeftStyle === 'solid' && borderLeftWidth !== '0px' && !isSign)
        edges.push(box.tagName)
    }
    await expect(edges).toHaveLength(1)
  },
}
