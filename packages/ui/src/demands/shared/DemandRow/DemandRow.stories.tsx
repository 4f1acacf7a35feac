import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId } from '@tramite/core/testing'
import { expect } from 'storybook/test'
import { longName, sampleDemands, sampleFrame } from '../demand-samples.ts'
import { rows } from './DemandRow.css.ts'
import { DemandRow } from './DemandRow.tsx'

const [first] = sampleDemands
if (!first) throw new Error('no sample')

const meta = {
  title: 'Demandas/DemandRow',
  component: DemandRow,
  args: { demand: first, frame: sampleFrame },
  decorators: [
    (Story) => (
      <div className={rows}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DemandRow>

export default meta
type Story = StoryObj<typeof meta>

export const YourTurn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sua vez')).toBeVisible()
    await expect(canvas.getByText(/^espera sua resposta há \d+ dias$/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Prioritária' })).toBeVisible()
  },
}

/** While the contract blocks the demand it is nobody's turn. */
export const HeldByContract: Story = {
  args: { frame: { ...sampleFrame, areDeadlinesSuspended: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parada até regularizar o contrato')).toBeVisible()
    await expect(canvas.queryByText('Sua vez')).toBeNull()
  },
}

export const EveryStatus: Story = {
  render: ({ frame }) => (
    <>
      {sampleDemands.map((demand) => (
        <DemandRow key={demand.id} demand={demand} frame={frame} />
      ))}
    </>
  ),
}

export const StatusHidden: Story = { args: { isStatusHidden: true } }
/** At any width the icons stay in the line of the name's last word, inside the row. */
export const FlagsStayWithTheName: Story = {
  render: ({ frame }) => (
    <>
      {Array.from({ length: 24 }, (_, step) => 240 + step * 8).map((width) => (
        <div key={width} className={rows} style={{ width }}>
          <DemandRow demand={{ ...first, private: true }} frame={frame} isStatusHidden />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const lastLine = [...link.getClientRects()].at(-1)
      const flags = link.parentElement?.querySelectorAll('svg') ?? []
      await expect(flags).toHaveLength(2)
      for (const flag of flags) {
        const { top, right } = flag.getBoundingClientRect()
        await expect(top).toBeLessThan(lastLine?.bottom ?? 0)
        await expect(right).toBeLessThan(link.closest('div')?.getBoundingClientRect().right ?? 0)
      }
    }
  },
}

/** At any width the dash in place of a date stays beside the text, never alone on a line above it. */
export const SuspendedDeadline: Story = {
  args: {
    demand: { ...first, statusKey: 'IN_PROGRESS', deleveryForecast: '2026-12-01' },
    frame: { ...sampleFrame, areDeadlinesSuspended: true },
  },
  render: (args) => (
    <>
      {Array.from({ length: 16 }, (_, step) => 272 + step * 8).map((width) => (
        <div key={width} className={rows} style={{ width }}>
          <DemandRow {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const label of canvas.getAllByText(/Prazo suspenso/)) {
      const words = document.createRange()
      words.selectNodeContents(label)
      const [firstLine] = words.getClientRects()
      await expect(firstLine?.top).toBeLessThan(label.getBoundingClientRect().top + 8)
    }
  },
}

const found = {
  itemId: buildId(2180),
  before: '…que a minuta enviada pela outra parte ',
  word: 'rescinde',
  after: ' o contrato sem multa, o que não foi combinado na reunião da semana passada…',
}

/** A search shows what it has found in a message, and leads there; without a single word, too. */
export const FoundInAMessage: Story = {
  render: ({ frame }) => (
    <>
      <DemandRow demand={{ ...first, found }} frame={frame} />
      <DemandRow
        demand={{ ...first, id: buildId(2), found: { ...found, itemId: null, word: '' } }}
        frame={frame}
        isStatusHidden
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [message, request] = canvas.getAllByRole('link')
    await expect(message).toHaveAttribute('href', `/demands/${first.id}?at=${found.itemId}`)
    await expect(request).toHaveAttribute('href', `/demands/${buildId(2)}?at=${buildId(2)}`)
    const word = canvas.getByText('rescinde')
    await expect(word.tagName).toBe('MARK')
    await expect(word).toBeVisible()
  },
}

export const LongName: Story = { args: { demand: { ...first, name: longName, private: true } } }
export const Phone: Story = { ...EveryStatus, globals: { viewport: { value: 'phone' } } }
