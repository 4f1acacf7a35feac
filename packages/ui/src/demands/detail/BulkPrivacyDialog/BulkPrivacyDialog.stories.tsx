import type { Meta, StoryObj } from '@storybook/react-vite'
import { privateInMassSchema } from '@tramite/core/demands'
import { buildDemandSummary, buildId } from '@tramite/core/testing'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { toAllOptions } from '../../../primitives/ComboBox/options.ts'
import { BulkPrivacyDialog, type BulkPrivacyDialogProps } from './BulkPrivacyDialog.tsx'

interface OwnedProps extends Omit<BulkPrivacyDialogProps, 'form'> {
  onSubmit: (values: { demandsIds: string[]; anotherUser: string | null }) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const demandsIds = props.demands.map(({ id }) => id)
  const initial = { demandsIds }
  return (
    <BulkPrivacyDialog
      {...props}
      form={useStoryForm({ schema: privateInMassSchema, initial, onSubmit })}
    />
  )
}

const meta = {
  title: 'Demandas/BulkPrivacyDialog',
  component: Owned,
  args: {
    demands: [
      buildDemandSummary({ id: buildId(1), externalId: 1042, name: 'Acordo de sócios' }),
      buildDemandSummary({ id: buildId(2), externalId: 1043, name: 'Desligamento de diretor' }),
    ],
    colleagues: toAllOptions([
      { id: 'b', label: 'Beatriz Lima', note: 'Jurídico interno' },
      { id: 'c', label: 'Caio Nogueira Brandão', note: 'Gerente de compras' },
    ]),
    onSubmit: fn(),
    isPending: false,
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const WithAnother: Story = {
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Tornar 2 demandas sigilosas' }),
    )
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.type(await dialog.findByRole('combobox'), 'caio')
    await userEvent.click(await screen.findByRole('option', { name: /Caio/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Tornar sigilosa' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      demandsIds: [buildId(1), buildId(2)],
      anotherUser: 'c',
    })
  },
}

export const Alone: Story = { args: { colleagues: toAllOptions([]) } }
/** The dialog has its final height from the start: nothing moves under the pointer. */
export const ColleaguesOnTheirWay: Story = {
  args: { colleagues: { options: [], isComplete: false, rest: undefined } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('combobox', { name: /^Quem mais vê/ })).toBeVisible()
  },
}
