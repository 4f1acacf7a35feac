import { shellLabels } from '../../labels/shell.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import type { ShellBusiness } from '../shell.types.ts'

export interface BusinessSelectProps {
  businesses: readonly ShellBusiness[]
  businessId: string | undefined
  onBusinessChange: (businessId: string) => void
}

/**
 * Chooses the business that the portal shows. That leaves the page, so that a key that would change the closed
 * list opens it instead: within it Enter chooses, and Esc takes it back.
 */
export function BusinessSelect({ businesses, businessId, onBusinessChange }: BusinessSelectProps) {
  if (businesses.length === 0) return null
  return (
    <Select
      layout="inline"
      size="small"
      label={shellLabels.business}
      options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
      value={businessId ?? ''}
      onKeyDown={(event) => {
        const { key, altKey, ctrlKey, metaKey, currentTarget } = event
        // Safari, where it may be missing, opens the list on its own.
        if (
          altKey ||
          ctrlKey ||
          metaKey ||
          !currentTarget.showPicker ||
          !/^(Arrow|Home|End|Page|.$)/.test(key)
        )
          return
        event.preventDefault()
        currentTarget.showPicker()
      }}
      onChange={onBusinessChange}
    />
  )
}
