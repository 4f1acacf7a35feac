import type { Meta, StoryObj } from '@storybook/react-vite'
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
    await expect(canvas.getByText('espera sua resposta')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Prioritária' })).toBeVisible()
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
export const LongName: Story = { args: { demand: { ...first, name: longName, private: true } } }
export const Phone: Story = { ...EveryStatus, globals: { viewport: { value: 'phone' } } }
