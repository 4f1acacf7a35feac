import { EMAIL_MAX, federativeUnits, findFederativeUnit, TEXT_MAX } from '@tramite/core/forms'
import {
  MARK_COUNTRY,
  type MarkHolderFields,
  toHolderStart,
  toMarkEmail,
} from '@tramite/core/marks'
import { toFieldMask } from '../../fields/field-mask.ts'
import { markRegistrationLabels as labels } from '../../labels/mark-registration.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { MarkFileField } from './MarkFileField.tsx'
import { holderFields, holderTexts, type StepProps, useLeft } from './mark-step.ts'

/** The second page: the holder of the mark. */
export function HolderStep(props: StepProps) {
  const { form, own, page, contract, onChange } = props
  const { left, withError } = useLeft(props)
  const missing = holderFields.filter((field) => page.errors[field])
  return (
    <Stack gap={5}>
      <TextField
        {...left('email')}
        label={labels.email}
        type="email"
        isRequired
        maxLength={EMAIL_MAX}
        value={toMarkEmail(form, own)}
        onChange={(email) => onChange({ email })}
      />
      <Checkbox
        description={labels.isOwnHolderHint}
        isSelected={form.isOwnHolder}
        onChange={(isOwnHolder) =>
          onChange({
            isOwnHolder,
            ...(!isOwnHolder && missing.length > 0 && toHolderStart(form, own)),
          })
        }
      >
        {labels.isOwnHolder}
      </Checkbox>
      {form.isOwnHolder && missing.length > 0 && (
        <Banner
          tone="info"
          title={labels.ownMissing(missing.map((field) => labels[field]).join(', '))}
          action={
            <LinkButton href="/profile?section=customer" variant="secondary">
              {labels.toProfile}
            </LinkButton>
          }
        >
          {labels.ownMissingText}
        </Banner>
      )}
      {!form.isOwnHolder && <OtherHolder {...props} />}
      {page.asksContract && (
        <MarkFileField
          label={labels.contract}
          buttonText={labels.chooseContract}
          hint={labels.contractHint}
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          file={withError('contrato', contract)}
        />
      )}
    </Stack>
  )
}

const units = federativeUnits.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))

function OtherHolder(props: StepProps) {
  const { form, masks, onChange } = props
  const { left } = useLeft(props)
  const maskOf: Partial<Record<keyof MarkHolderFields, ReturnType<typeof toFieldMask>>> = {
    cpf: toFieldMask(masks.taxId),
    CEP: toFieldMask(masks.cep),
  }
  return (
    <Stack gap={4}>
      {holderTexts.map((field) => {
        const mask = maskOf[field]
        return (
          <TextField
            key={field}
            {...left(field)}
            {...(mask && { mask })}
            label={labels[field]}
            isRequired
            maxLength={TEXT_MAX}
            value={form[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        )
      })}
      <Select
        {...left('UF')}
        label={labels.UF}
        isRequired
        options={units}
        placeholder={labels.chooseUnit}
        value={findFederativeUnit(form.UF) ?? ''}
        onChange={(UF) => onChange({ UF })}
      />
      <TextField
        label={labels.country}
        readOnly
        maxLength={TEXT_MAX}
        value={MARK_COUNTRY}
        onChange={() => undefined}
      />
    </Stack>
  )
}
