import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '../../../primitives/Card/Card.tsx'
import { sampleCauses, toSampleCause } from '../demand-samples.ts'
import { WhyThisDate } from '../WhyThisDate/WhyThisDate.tsx'
import { ForecastCauses } from './ForecastCauses.tsx'

const onOpen = fn()

const meta = {
  title: 'Demandas/ForecastCauses',
  component: ForecastCauses,
  args: {
    onRetry: fn(),
    hasFailed: false,
    isRetrying: false,
    timeZone: 'America/Sao_Paulo',
    causes: sampleCauses,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 316 }}>
        <Card heading="Previsão de entrega">
          <WhyThisDate onOpen={onOpen}>
            <Story />
          </WhyThisDate>
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof ForecastCauses>

export default meta
type Story = StoryObj<typeof meta>

/** Newest date first, each with its reason. */
export const Steps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Por que esta data?'))
    await expect(onOpen).toHaveBeenCalled()
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent('De 26/11/2026 para 01/12/2026')
    await expect(items[0]).toHaveTextContent('a data andou 3 dias úteis, o tempo da espera')
    await expect(items[0]).toHaveTextContent('Não depois de 01/12/2026')
    await expect(canvas.getByRole('link', { name: /Nº 1260/ })).toBeInTheDocument()
  },
}

/** A cause that left the date where it was. */
export const Unmoved: Story = {
  args: { causes: [toSampleCause({ from: '2026-12-10', to: '2026-12-10' })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Por que esta data?'))
    await expect(canvas.getByText('10/12/2026')).toBeVisible()
  },
}

export const Unrecorded: Story = {
  args: { causes: [toSampleCause({ kind: 'unrecorded', userName: null, userType: 'SYSTEM' })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Por que esta data?'))
    await expect(canvas.getByText('Data anterior ao registro dos motivos.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { causes: undefined, hasFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Por que esta data?'))
    await userEvent.click(canvas.getByRole('button', { name: /novamente/i }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
