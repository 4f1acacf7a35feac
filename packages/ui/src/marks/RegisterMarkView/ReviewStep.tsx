import {
  MARK_COUNTRY,
  MARK_DECISION_MONTHS,
  type MarkHolderFields,
  toMarkDraft,
  toMarkEmail,
} from '@tramite/core/marks'
import { markRegistrationLabels as labels } from '../../labels/mark-registration.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { holderFields, type StepProps } from './mark-step.ts'

/** The last page: all input, for review. */
export function ReviewStep({ form, own, onChange }: Pick<StepProps, 'form' | 'own' | 'onChange'>) {
  const holder: MarkHolderFields = form.isOwnHolder ? own : form
  const { attachments: [logo] = [], contrato } = toMarkDraft(form, own)
  const facts = [
    { id: 'apres', term: labels.apres, value: form.apres ?? null },
    { id: 'product', term: labels.product, value: form.product ?? null },
    { id: 'name', term: labels.name, value: form.name },
    { id: 'description', term: labels.description, value: form.description, isLong: true },
    { id: 'logo', term: labels.logo, value: logo?.fileName ?? labels.noFile },
    { id: 'email', term: labels.email, value: toMarkEmail(form, own) },
    ...holderFields.map((field) => ({ id: field, term: labels[field], value: holder[field] })),
    { id: 'country', term: labels.country, value: MARK_COUNTRY },
    ...(contrato ? [{ id: 'contrato', term: labels.contract, value: contrato.fileName }] : []),
  ]
  return (
    <Stack gap={5}>
      <DescriptionList items={facts} />
      <Checkbox
        isRequired
        description={labels.awareText(MARK_DECISION_MONTHS)}
        isSelected={form.isAware}
        onChange={(isAware) => onChange({ isAware })}
      >
        {labels.aware}
      </Checkbox>
    </Stack>
  )
}
