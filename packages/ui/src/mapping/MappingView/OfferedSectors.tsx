import type { SectorKind } from '@tramite/core/mapping'
import { Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import * as css from '../mapping.css.ts'

export interface OfferedSectorsProps {
  offered: readonly SectorKind[]
  /** Kinds that are being added. */
  adding: ReadonlySet<SectorKind>
  /** Why kinds were not added, until each is pressed again. */
  failures: ReadonlyMap<SectorKind, string>
  onAdd: (kind: SectorKind) => void
  /** Holds the names of the sectors that exist. */
  sectors: RefObject<HTMLElement | null>
}

/** The kinds of sector that can be added, each by one press. */
export function OfferedSectors({ offered, adding, failures, onAdd, sectors }: OfferedSectorsProps) {
  const pressed = useRef<SectorKind>(undefined)
  // The button of an added kind disappears. The focus moves to the name of the new sector, where a second
  // press does nothing: neither to its link nor to the next button.
  useEffect(() => {
    const kind = pressed.current
    if (!kind || offered.includes(kind)) return
    pressed.current = undefined
    if (document.activeElement !== document.body) return
    const names = [...(sectors.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]') ?? [])]
    names.find(({ textContent }) => textContent === kind)?.focus()
  }, [offered, sectors])
  const failed = offered.filter((kind) => failures.has(kind))
  return (
    <div className={css.offered}>
      <Stack gap={2}>
        <Text size="small" isMuted>
          {offered.length === 0 ? labels.sectorsFull : labels.addSectors}
        </Text>
        <Inline gap={2}>
          {offered.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="secondary"
              icon={<Plus />}
              aria-label={labels.addSector(kind)}
              isPending={adding.has(kind)}
              onPress={() => {
                pressed.current = kind
                onAdd(kind)
              }}
            >
              {kind}
            </Button>
          ))}
        </Inline>
        {failed.length > 0 && (
          <div role="alert">
            {failed.map((kind) => (
              <Text key={kind} tone="danger">
                {labels.addFailed(kind, failures.get(kind) ?? '')}
              </Text>
            ))}
          </div>
        )}
      </Stack>
    </div>
  )
}
