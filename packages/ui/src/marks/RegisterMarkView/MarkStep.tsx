import { DESCRIPTION_MAX, TEXT_MAX } from '@tramite/core/forms'
import { markLogoHint, natures, needsLogo, presentations } from '@tramite/core/marks'
import { markRegistrationLabels as labels } from '../../labels/mark-registration.ts'
import { RadioCards, RadioGroup } from '../../primitives/Choices/RadioGroup.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { MarkFileField } from './MarkFileField.tsx'
import { type StepProps, useLeft } from './mark-step.ts'

/** The first page: the mark itself. */
export function MarkStep(props: StepProps) {
  const { form, logo, onChange } = props
  const { errorOf, left, withError } = useLeft(props)
  return (
    <Stack gap={5}>
      <RadioCards
        label={labels.apres}
        error={errorOf('apres')}
        isRequired
        choices={presentations.map((value) => ({
          value,
          label: value,
          description: labels.presentations[value],
        }))}
        value={form.apres ?? ''}
        onChange={(apres) => onChange({ apres })}
      />
      <RadioGroup
        label={labels.product}
        error={errorOf('product')}
        isRequired
        choices={natures.map((value) => ({ value, label: value }))}
        value={form.product ?? ''}
        onChange={(product) => onChange({ product })}
      />
      <TextField
        {...left('name')}
        label={labels.name}
        isRequired
        autoComplete="off"
        maxLength={TEXT_MAX}
        value={form.name}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        {...left('description')}
        label={labels.description}
        description={labels.descriptionHint}
        isRequired
        rows={4}
        maxLength={DESCRIPTION_MAX}
        value={form.description}
        onChange={(description) => onChange({ description })}
      />
      {form.apres && needsLogo(form.apres) && (
        <MarkFileField
          label={labels.logo}
          buttonText={labels.chooseLogo}
          hint={markLogoHint}
          accept=".jpg,.jpeg,image/jpeg"
          file={withError('logo', logo)}
        />
      )}
    </Stack>
  )
}
