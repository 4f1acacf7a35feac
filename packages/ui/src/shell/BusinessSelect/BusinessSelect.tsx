import { shellLabels } from '../../labels/shell.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import type { ShellBusiness } from '../shell.types.ts'

export interface BusinessSelectProps {
  businesses: readonly ShellBusiness[]
  businessId: string | undefined
  onBusinessChange: (businessId: string) => void
}

/** Chooses the business that the portal shows. */
export function BusinessSelect({ businesses, businessId, onBusinessChange }: BusinessSelectProps) {
  if (businesses.length === 0) return null
  return (
    <Select
      layout="inline"
      size="small"
      label={shellLabels.business}
      options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
      value={businessId ?? ''}
      onChange={onBusinessChange}
    />
  )
}
