import type { Meta, StoryObj } from '@storybook/react-vite'
import { toJourneyList } from '@tramite/core/journeys'
import { buildId } from '@tramite/core/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import { JourneysNotice } from '../JourneysNotice/JourneysNotice.tsx'
import { sampleJourney, sampleStarted } from '../journey-samples.ts'
import { JourneysView } from './JourneysView.tsx'

const journeys = [sampleJourney(), sampleStarted]
const many = Array.from({ length: 40 }, (_, index) =>
  sampleJourney({
    id: buildId(500 + index),
    title:
      index === 0 ? 'Regularização fundiária de imóveis rurais '.repeat(3) : `Jornada ${index}`,
  }),
)

const meta = {
  title: 'Jornadas/JourneysView',
  component: JourneysView,
  args: {
    list: toJourneyList(journeys),
    filter: null,
    onFilterChange: fn(),
    toHref: (page: number) => `/journeys?page=${page + 1}`,
    toOffers: ({ statusKey }) => ({
      canStart: statusKey === 'OPEN',
      followHref: statusKey === 'OPEN' ? null : '/demands/1',
    }),
    onStart: fn(),
    hasFailed: false,
    onRetry: fn(),
    isRetrying: false,
  },
} satisfies Meta<typeof JourneysView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    const chips = canvas.getAllByRole<HTMLInputElement>('radio')
    await expect(chips.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Todas2',
      'Disponível1',
      'Iniciada0',
      'Pendente1',
      'Entregue0',
    ])
    await expect(canvas.getByRole('radio', { name: 'Todas 2' })).toBeChecked()
    // Announced when another is chosen.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 jornadas$/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Pendente 1' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith('PENDING')
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar jornada: Abrir uma loja' }))
    await expect(args.onStart).toHaveBeenCalledWith(journeys[0])
    const [begun] = canvas.getAllByText('4 etapas')
    if (begun) await userEvent.click(begun)
    await expect(canvas.getByText('Espera: Alvará de funcionamento')).toBeVisible()
    await expect(canvas.getByText('2 de 4 entregues')).toBeVisible()
  },
}
export const Many: Story = { args: { list: toJourneyList(many) } }
/** The address names a page that does not exist: the view says so, as in every list. */
export const PastTheEnd: Story = {
  args: { list: toJourneyList(journeys, { page: 98 }), toHref: (page) => `/journeys?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta página não existe mais.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver a primeira página' })).toHaveAttribute(
      'href',
      '/journeys?page=0',
    )
  },
}
export const SpecificDemand: Story = {
  args: {
    notice: (
      <JourneysNotice
        notice={{ kind: 'specificDemand', audience: 'user', payment: null }}
        contactEmail="contato@firma.example"
        messagingHref="https://mensagens.example/firma"
      />
    ),
    toOffers: () => ({ canStart: false, followHref: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Funcionalidade não incluída')).toBeVisible()
    const cards = within(canvas.getByRole('list', { name: 'Jornadas' }))
    await expect(cards.queryByText('Disponível')).toBeNull()
    await expect(cards.getAllByText('Pendente')[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Falar com o escritório/ })).toHaveAttribute(
      'href',
      'https://mensagens.example/firma',
    )
  },
}
export const NothingSo: Story = {
  args: { list: toJourneyList(journeys, { filter: 'FINISHED' }), filter: 'FINISHED' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith(null)
  },
}
/** The firm offers none to this customer: no filter hides any, and there is nothing to show. */
export const NoneOffered: Story = {
  args: { list: toJourneyList([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma jornada oferecida a você')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ver todas' })).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
export const Loading: Story = { args: { list: undefined } }
export const Failed: Story = { args: { list: undefined, hasFailed: true } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
