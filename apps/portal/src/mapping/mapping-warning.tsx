import { acceptMappingWarning, mappingWarningSchema } from '@tramite/core/mapping'
import { useForm, useRun } from '@tramite/react'
import { ResponsibilityWarning } from '@tramite/ui/mapping'

/**
 * Asks a user once to accept the responsibility. In a module of its own, so that the page does not load the
 * form for users who have accepted it.
 */
export default function MappingWarning() {
  const accept = useRun(acceptMappingWarning, { onFailed: (error) => form.refuse(error) })
  const form = useForm({
    schema: mappingWarningSchema,
    onSubmit: (warning) => accept.mutate(warning),
  })
  return (
    <ResponsibilityWarning
      form={form}
      isPending={accept.isPending}
      failure={accept.error?.message}
    />
  )
}
