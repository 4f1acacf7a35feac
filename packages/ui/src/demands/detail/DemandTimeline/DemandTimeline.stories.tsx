import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildDemand } from '@tramite/core/testing'
import { expect, fn, userEvent } from 'storybook/test'
import {
  sampleFrame,
  sampleTimeline,
  sampleTimeZone,
  sampleToday,
  toSampleChanges,
} from '../demand-samples.ts'
import { toForecastView } from '../forecast-view.ts'
import { DemandTimeline } from './DemandTimeline.tsx'

const demand = buildDemand({
  statusKey: 'PENDING',
  createdAt: '2026-11-12T13:00:00.000Z',
  statusChangedAt: '2026-11-16T13:00:00.000Z',
  deleveryForecast: null,
})

const meta = {
  title: 'Demandas/DemandTimeline',
  component: DemandTimeline,
  args: {
    ...sampleTimeline(demand, toSampleChanges('IN_PROGRESS', 'PENDING')),
    createdAt: demand.createdAt,
    forecast: toForecastView(demand, sampleFrame),
    timeZone: sampleTimeZone,
    today: sampleToday,
    areDeadlinesSuspended: false,
  },
} satisfies Meta<typeof DemandTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Espera você há 2 dias')).toBeVisible()
    await expect(canvas.getByText('Escritório: 4 dias')).toBeVisible()
    await expect(canvas.getByText('Você: 2 dias')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText('depois da sua resposta')).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The days of a suspension count for no side, whatever stage they fall into. */
export const Suspended: Story = {
  args: {
    ...sampleTimeline(
      { ...demand, statusKey: 'IN_PROGRESS' },
      toSampleChanges('IN_PROGRESS'),
      new Date('2026-11-14T13:00:00.000Z'),
    ),
    areDeadlinesSuspended: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prazo suspenso')).toBeVisible()
    await expect(canvas.getByText('desde 14/11, 4 dias')).toBeVisible()
    await expect(canvas.getByText('Escritório: 2 dias')).toBeVisible()
    await expect(canvas.getByText('Suspensão: 4 dias')).toBeVisible()
  },
}

const suspendedBefore = [
  { reason: 'suspended', from: '2026-11-13T13:00:00.000Z', to: '2026-11-15T13:00:00.000Z' },
] as const

/** Nor are those of a suspension that is over the firm's. */
export const Resumed: Story = {
  args: sampleTimeline(
    { ...demand, statusKey: 'IN_PROGRESS' },
    toSampleChanges('IN_PROGRESS'),
    null,
    suspendedBefore,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13/11 a 15/11, 2 dias')).toBeVisible()
    await expect(canvas.getByText('Suspensão: 2 dias')).toBeVisible()
    await expect(canvas.getByText('Escritório: 4 dias')).toBeVisible()
  },
}

const ended = {
  ...sampleFrame,
  areDeadlinesSuspended: true,
  hasContractEnded: true,
}

/** What was suspended when the contract ended says the same as the date beside it. */
export const Ended: Story = {
  args: {
    ...sampleTimeline(
      { ...demand, statusKey: 'IN_PROGRESS' },
      toSampleChanges('IN_PROGRESS'),
      new Date('2026-11-13T13:00:00.000Z'),
      [{ reason: 'ended', from: '2026-11-15T13:00:00.000Z', to: null }],
    ),
    forecast: toForecastView({ ...demand, statusKey: 'IN_PROGRESS' }, ended),
    areDeadlinesSuspended: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13/11 a 15/11, 2 dias')).toBeVisible()
    await expect(canvas.getByText('Contrato encerrado')).toBeVisible()
    await expect(canvas.getByText('desde 15/11, 3 dias')).toBeVisible()
    await expect(canvas.getByText('Contrato encerrado: 3 dias')).toBeVisible()
  },
}

const restless = buildDemand({
  statusKey: 'FINISHED',
  createdAt: '2025-12-20T13:00:00.000Z',
  finishedAt: '2026-11-16T13:00:00.000Z',
  validationDate: '2026-11-17T13:00:00.000Z',
})
const backAndForth = Array.from({ length: 9 }, () => ['IN_PROGRESS', 'PENDING', 'BLOCKED'] as const)

/** In a long history only the beginning and the end are shown; the rest on request. */
export const Restless: Story = {
  args: {
    ...sampleTimeline(restless, toSampleChanges(...backAndForth.flat(), 'FINISHED')),
    createdAt: restless.createdAt,
    forecast: toForecastView(restless, sampleFrame),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Validada')).toBeVisible()
    await expect(canvas.queryByText('Entrega')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais 24 passos' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(31)
  },
}
export const Loading: Story = { args: { timeline: undefined } }
export const Failed: Story = {
  args: { timeline: undefined, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
