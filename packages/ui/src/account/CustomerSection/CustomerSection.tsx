import type { Business } from '@tramite/core/businesses'
import type { Customer } from '@tramite/core/customers'
import type { Masks, TextBinding } from '@tramite/core/forms'
import { customerMessages, fieldLabels } from '@tramite/core/messages'
import { Building2 } from 'lucide-react'
import { toFieldMask } from '../../fields/field-mask.ts'
import { noPagesLabels } from '../../labels/no-pages.ts'
import { profileLabels as labels } from '../../labels/profile.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { FormHandle } from '../../primitives/Form/Form.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { ChangedFields } from '../../primitives/Section/ChangedFields.tsx'
import { EditableSection } from '../../primitives/Section/Section.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import {
  AddressFields,
  type addressNames,
  toAddressDescriptions,
} from '../AddressFields/AddressFields.tsx'
import { RecordState } from '../RecordState/RecordState.tsx'

type AddressName = (typeof addressNames)[number]

/** The form of the customer's data, of a person or of a company. */
export interface CustomerForm extends FormHandle {
  /** CPF of a person, CNPJ of a company. */
  readonly taxId: () => TextBinding
  readonly address: (name: AddressName) => TextBinding
}

export interface CustomerSectionProps {
  customer: Pick<Customer, 'name' | 'personType' | 'cpf' | 'cnpj'>
  /** The business whose address is the customer's. */
  business: Pick<Business, AddressName>
  form: CustomerForm
  masks: Masks
  canEdit: boolean
  isEditing: boolean
  isPending: boolean
  /** Fields that somebody else changed meanwhile. */
  changed: readonly string[]
  onEdit: () => void
  onCancel: () => void
}

/** Shown in place of the customer's data until they are loaded. */
export function CustomerNotLoaded({
  hasNoBusiness,
  ...read
}: LoadStatus & {
  /** The customer has no business, and so no address to read. */
  hasNoBusiness: boolean
}) {
  return (
    <Card>
      {hasNoBusiness ? (
        <EmptyState
          icon={<Building2 />}
          title={noPagesLabels.noBusinessTitle}
          text={noPagesLabels.noBusinessOfSuperAdmin}
        />
      ) : (
        <RecordState {...read} failedTitle={customerMessages['customers.loadFailed']} />
      )}
    </Card>
  )
}

/** The customer's document and address: read and edited in the same place. */
export function CustomerSection({
  customer,
  business,
  form,
  masks,
  changed,
  ...section
}: CustomerSectionProps) {
  const document = customer.personType === 'PF' ? 'cpf' : 'cnpj'
  const taxId = customer[document]
  const facts = [
    { id: 'name', term: labels.customerName, value: customer.name },
    {
      id: document,
      term: fieldLabels[`fields.label.${document}`],
      value: taxId === null ? null : masks[document].format(taxId),
    },
    ...toAddressDescriptions(business, masks),
  ]
  return (
    <Card>
      <EditableSection
        {...section}
        form={form}
        title={labels.customerHeading}
        saveText={labels.saveChanges}
        description={labels.customerDescription}
        notice={<ChangedFields changed={changed} items={facts} />}
        reading={<DescriptionList items={facts} />}
      >
        <Stack>
          <TextField
            {...form.taxId()}
            label={fieldLabels[`fields.label.${document}`]}
            mask={toFieldMask(masks[document])}
            {...(document === 'cpf' && { inputMode: 'numeric' as const })}
          />
          <AddressFields text={form.address} masks={masks} isPersonal={document === 'cpf'} />
        </Stack>
      </EditableSection>
    </Card>
  )
}
