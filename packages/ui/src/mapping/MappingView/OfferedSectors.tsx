import type { SectorKind } from '@tramite/core/mapping'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
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
}

/** The kinds of sector that can be added, each by one press. */
export function OfferedSectors({ offered, adding, failures, onAdd }: OfferedSectorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<SectorKind>(undefined)
  // The button of an added kind disappears: the next one takes its place, and the focus.
  const shown = useRef(offered)
  useEffect(() => {
    const kind = pressed.current
    const place = kind ? shown.current.indexOf(kind) : -1
    shown.current = offered
    if (!kind || place < 0 || offered.includes(kind)) return
    pressed.current = undefined
    if (document.activeElement === document.body) {
      box.current?.querySelectorAll('button')[place]?.focus()
    }
  }, [offered])
  const failed = offered.filter((kind) => failures.has(kind))
  return (
    <div ref={box} className={css.offered}>
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
