import type { Meta, StoryObj } from '@storybook/react-vite'
import { evaluateRename } from '@tramite/core/demands'
import { demandFieldMessages } from '@tramite/core/messages'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { RenameDialog, type RenameDialogProps } from './RenameDialog.tsx'

function Owned(props: RenameDialogProps) {
  const [value, setValue] = useState(props.value)
  const [errors, setErrors] = useState(props.errors)
  const submit = () => {
    const decision = evaluateRename(value)
    if (decision.allowed) props.onSubmit()
    setErrors(decision.allowed ? {} : { name: demandFieldMessages['demands.renameRequired'] })
  }
  return (
    <RenameDialog {...props} value={value} errors={errors} onChange={setValue} onSubmit={submit} />
  )
}

const meta = {
  title: 'Demandas/RenameDialog',
  component: RenameDialog,
  args: {
    isOpen: true,
    value: 'Notificação extrajudicial a fornecedor em atraso',
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
    errors: {},
    isPending: false,
    isDirty: false,
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof RenameDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Novo nome da demanda*')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Notificação à Metalúrgica Serra{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Blank: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Novo nome da demanda*')
    await userEvent.clear(field)
    await userEvent.type(field, '   {Enter}')
    await expect(await screen.findByText('Sua demanda precisa de um nome!')).toBeInTheDocument()
    await expect(field).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Saving: Story = { args: { isPending: true } }
export const ChangedMeanwhile: Story = {
  args: { changedName: 'Notificação e multa: Metalúrgica Serra' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
