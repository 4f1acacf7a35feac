import { acceptMappingWarning, mappingWarningSchema } from '@tramite/core/mapping'
import { useForm, useRun } from '@tramite/react'
import { ResponsibilityWarning } from '@tramite/ui/mapping'

/** Asks a user for the responsibility, once: the page of who has taken it goes without its form. */
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
