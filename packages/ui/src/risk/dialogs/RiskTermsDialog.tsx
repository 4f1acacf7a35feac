import type { FormView } from '@tramite/core/forms'
import { useId } from 'react'
import { riskLabels as labels } from '../../labels/risk.ts'
import { riskTerms } from '../../labels/risk-dialogs.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'

export interface RiskTermsDialogProps {
  form: FormView<{ accepted: boolean }>
  /** Leaves without accepting. */
  onLeave: () => void
}

/** The terms of the analysis; they can be accepted once the box is ticked. */
export function RiskTermsDialog({ form, onLeave }: RiskTermsDialogProps) {
  const id = useId()
  const { value, error, onChange } = form.field('accepted')
  return (
    <Dialog
      title={riskTerms.title}
      isOpen
      isDismissable={false}
      cancelText={labels.leave}
      onClose={onLeave}
      actions={
        <Button type="submit" form={id} isDisabled={!value}>
          {riskTerms.confirm}
        </Button>
      }
    >
      <Form form={form} id={id}>
        <Stack>
          {riskTerms.text.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          <Checkbox isSelected={value} isRequired error={error} onChange={onChange}>
            {riskTerms.checkbox}
          </Checkbox>
        </Stack>
      </Form>
    </Dialog>
  )
}
