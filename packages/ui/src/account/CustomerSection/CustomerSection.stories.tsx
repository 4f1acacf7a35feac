import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions } from '@tramite/core/calendar'
import { createCompanyFormSchema, createPersonFormSchema } from '@tramite/core/customers'
import { createMasks } from '@tramite/core/forms'
import { buildBusiness, buildCustomer } from '@tramite/core/testing'
import { expect, fn, userEvent } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import {
  CustomerNotLoaded,
  CustomerSection,
  type CustomerSectionProps,
} from './CustomerSection.tsx'

interface OwnedProps extends Omit<CustomerSectionProps, 'form'> {
  onSave: (customer: unknown) => void
}

function Owned({ onSave, ...props }: OwnedProps) {
  const person = useStoryForm({
    schema: createPersonFormSchema(conventions.specified),
    onSubmit: onSave,
  })
  const company = useStoryForm({
    schema: createCompanyFormSchema(conventions.specified),
    onSubmit: onSave,
  })
  const form =
    props.customer.personType === 'PF'
      ? { ...person, taxId: () => person.text('cpf'), address: person.text }
      : { ...company, taxId: () => company.text('cnpj'), address: company.text }
  return <CustomerSection {...props} form={form} />
}

const meta = {
  title: 'Conta/CustomerSection',
  component: Owned,
  args: {
    customer: buildCustomer(),
    business: buildBusiness(),
    masks: createMasks(conventions.specified),
    canEdit: true,
    isEditing: false,
    isPending: false,
    changed: [],
    onEdit: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Company: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.345.678/0001-95')).toBeVisible()
    await expect(canvas.queryByText('CPF')).toBeNull()
  },
}
export const Person: Story = {
  args: { customer: buildCustomer({ personType: 'PF', cnpj: null, cpf: '52998224725' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('529.982.247-25')).toBeVisible()
    await expect(canvas.queryByText('CNPJ')).toBeNull()
  },
}
/** WCAG 1.3.5: fields about the user have their autocomplete purpose. */
export const EditingPerson: Story = {
  args: { customer: buildCustomer({ personType: 'PF', cnpj: null }), isEditing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('CPF')).toHaveAttribute('inputmode', 'numeric')
    await expect(canvas.getByLabelText('CEP')).toHaveAttribute('autocomplete', 'postal-code')
    await expect(canvas.getByLabelText('Rua')).toHaveAttribute('autocomplete', 'address-line1')
    await expect(canvas.getByLabelText('Numero')).not.toHaveAttribute('autocomplete')
  },
}
export const Editing: Story = {
  args: { isEditing: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('CNPJ')).not.toHaveAttribute('inputmode')
    await expect(canvas.getByLabelText('CEP')).not.toHaveAttribute('autocomplete')
    // It is required, and many an address has none.
    await expect(canvas.getByLabelText('Complemento')).toHaveAccessibleDescription(
      'Se não houver, escreva “casa”.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alterações' }))
    for (const field of [
      'CNPJ',
      'CEP',
      'Rua',
      'Numero',
      'Complemento',
      'Bairro',
      'Cidade',
      'Estado',
    ]) {
      await expect(canvas.getByText(`${field} é obrigatório`)).toBeVisible()
    }
    await userEvent.click(canvas.getByLabelText('CNPJ'))
    await userEvent.paste('CNPJ 12.345.678/0001-95')
    await expect(canvas.getByLabelText('CNPJ')).toHaveValue('12.345.678/0001-95')
    await userEvent.clear(canvas.getByLabelText('CNPJ'))
    const texts = [
      ['CNPJ', '12345678000195'],
      ['CEP', '01310100'],
      ['Rua', 'Avenida Paulista'],
      ['Numero', '1500'],
      ['Complemento', 'Conjunto 82'],
      ['Bairro', 'Bela Vista'],
      ['Cidade', 'São Paulo'],
      ['Estado', 'SP'],
    ] as const
    for (const [field, text] of texts) await userEvent.type(canvas.getByLabelText(field), text)
    await expect(canvas.getByLabelText('CNPJ')).toHaveValue('12.345.678/0001-95')
    await expect(canvas.getByLabelText('CEP')).toHaveValue('013.101-00')
    const number = canvas.getByLabelText('Numero')
    await userEvent.type(number, '1')
    await expect(number).toHaveValue('15001')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alterações' }))
    await expect(number).toHaveAccessibleDescription(/^Numero deve ter no máximo 4 caracteres/)
    await userEvent.type(number, '{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alterações' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ cnpj: '12345678000195', cep: '01310100', addressNumber: '1500' }),
    )
  },
}
export const Saving: Story = { args: { isEditing: true, isPending: true } }
export const ChangedMeanwhile: Story = {
  args: { isEditing: true, changed: ['addressNumber'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Numero: 1500')).toBeVisible()
  },
}
export const Loading: Story = {
  render: () => (
    <CustomerNotLoaded hasNoBusiness={false} hasFailed={false} isRetrying={false} onRetry={fn()} />
  ),
}
export const Failed: Story = {
  render: () => (
    <CustomerNotLoaded hasNoBusiness={false} hasFailed isRetrying={false} onRetry={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Falha ao obter os dados do cliente/)).toBeVisible()
  },
}

/** A customer without a business is told who opens the first, not that the connection failed. */
export const NoBusiness: Story = {
  render: () => <CustomerNotLoaded hasNoBusiness hasFailed isRetrying={false} onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/o escritório abre o primeiro/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  },
}
