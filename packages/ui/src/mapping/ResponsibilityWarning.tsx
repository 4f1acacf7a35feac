import type { FormView } from '@tramite/core/forms'
import { mappingLabels as labels, mappingWarning } from '../labels/mapping.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { Card } from '../primitives/Card/Card.tsx'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import { Form } from '../primitives/Form/Form.tsx'
import { Stack } from '../primitives/Layout/Layout.tsx'
import { Text } from '../primitives/Layout/Text.tsx'
import { useFocusOnRemoval } from '../primitives/use-focus-on-removal.ts'

export interface ResponsibilityWarningProps {
  form: FormView<{ checked: boolean }>
  isPending: boolean
  /** Why the last attempt was refused. */
  failure?: string | undefined
}

/**
 * Asks every user once to take responsibility for what they fill in; the button appears once the box is
 * ticked.
 */
export function ResponsibilityWarning({ form, isPending, failure }: ResponsibilityWarningProps) {
  const { value, error, onChange } = form.field('checked')
  const warning = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={warning}>
      <Card heading={mappingWarning.title}>
        <Form form={form} isPending={isPending}>
          <Stack gap={4} align="start">
            {mappingWarning.text.map((text) => (
              <Text key={text}>{text}</Text>
            ))}
            <Checkbox
              isSelected={value}
              isRequired
              error={error}
              onChange={(isTicked) => {
                onChange(isTicked)
                // If the box is unticked again, an error explains why the button has disappeared.
                if (!isTicked) form.submit()
              }}
            >
              {mappingWarning.checkbox}
            </Checkbox>
            {failure && !error && (
              <div role="alert">
                <Text tone="danger">{failure}</Text>
              </div>
            )}
            {value && (
              <Button type="submit" isPending={isPending} pendingText={labels.accepting}>
                {mappingWarning.confirm}
              </Button>
            )}
          </Stack>
        </Form>
      </Card>
    </div>
  )
}
