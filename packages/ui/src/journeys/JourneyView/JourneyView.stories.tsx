import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { sampleFrame } from '../../demands/shared/demand-samples.ts'
import { sampleJourney, sampleStarted } from '../journey-samples.ts'
import { StartJourneyDialog } from '../StartJourneyDialog/StartJourneyDialog.tsx'
import { JourneyView } from './JourneyView.tsx'

const meta = {
  title: 'Jornadas/JourneyView',
  component: JourneyView,
  args: {
    state: 'ready',
    journey: sampleStarted,
    frame: sampleFrame,
    canStart: false,
    followHref: '/demands/82',
    onStart: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
} satisfies Meta<typeof JourneyView>

export default meta
type Story = StoryObj<typeof meta>

export const HalfWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Feito')).toHaveLength(2)
    await expect(canvas.getByText('Iniciada em 14/09/2026')).toBeVisible()
    await expect(canvas.getByText(/^02\/10\/2026 · entregue/)).toBeVisible()
    await expect(canvas.getByText('espera sua resposta')).toBeVisible()
    await expect(canvas.getByText('Espera: Alvará de funcionamento')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Acompanhar jornada' })).toHaveAttribute(
      'href',
      '/demands/82',
    )
  },
}
/** A step in progress shows its date, if the firm has given one. */
export const Promised: Story = {
  args: {
    journey: sampleJourney({
      statusKey: 'IN_PROGRESS',
      customerJourney: (sampleStarted.customerJourney ?? []).map((begun) => ({
        ...begun,
        demands: begun.demands.map((demand) =>
          demand.statusKey === 'PENDING'
            ? { ...demand, statusKey: 'IN_PROGRESS', deleveryForecast: '2026-11-24' }
            : demand,
        ),
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^24\/11\/2026 · em \d dias úteis$/)).toBeVisible()
  },
}
/** Before the journey starts, the path says what each demand is for, and when it begins. */
export const Available: Story = {
  args: { journey: sampleJourney(), canStart: true, followHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rever a matrícula do imóvel e o zoneamento.')).toBeVisible()
    await expect(canvas.getByText('Começa assim que a jornada é iniciada')).toBeVisible()
    await expect(canvas.getByText('Começa depois da entrega de: Contrato de locação')).toBeVisible()
  },
}
/** Where no journey can be started, none is offered. */
export const NotIncluded: Story = {
  args: { journey: sampleJourney(), canStart: false, followHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rever a matrícula do imóvel e o zoneamento.')).toBeVisible()
    await expect(canvas.queryByText('Disponível')).toBeNull()
    await expect(canvas.queryByText('Começa assim que a jornada é iniciada')).toBeNull()
  },
}
export const Loading: Story = { args: { state: 'loading', journey: undefined, followHref: null } }
export const Missing: Story = { args: { state: 'missing', journey: undefined, followHref: null } }
export const Failed: Story = { args: { state: 'failed', journey: undefined, followHref: null } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
const onConfirm = fn()
export const Starting: Story = {
  render: () => (
    <StartJourneyDialog
      isOpen
      journey={sampleJourney()}
      isPending={false}
      onConfirm={onConfirm}
      onClose={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByText('Deseja iniciar esta jornada?')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar jornada' }))
    await expect(onConfirm).toHaveBeenCalled()
  },
}
export const StartingOneStep: Story = {
  render: () => (
    <StartJourneyDialog
      isOpen
      journey={sampleJourney({ defaultDemands: sampleJourney().defaultDemands?.slice(0, 1) ?? [] })}
      isPending={false}
      onConfirm={fn()}
      onClose={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByText('A única etapa vira uma demanda:')).toBeInTheDocument()
  },
}
