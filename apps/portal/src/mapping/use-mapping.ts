import {
  evaluateMappingPage,
  getMappingHome,
  getMappingReport,
  listOfferedSectors,
  MAPPING_SECTORS_MAX,
  toMappingStage,
  toReportedMapping,
} from '@tramite/core/mapping'
import { toLoadStatus, useRead, useViewer } from '@tramite/react'
import type { ShownMappingPage } from '@tramite/ui/mapping'
import { useMemo } from 'react'

/** The mapping of the active business with all its answers. */
export function useMapping() {
  const { user, conventions } = useViewer()
  const home = useRead(getMappingHome, undefined)
  const mapping = home.data?.mapping ?? null
  const answers = useRead(getMappingReport, undefined, { isEnabled: mapping !== null })
  const report = useMemo(() => {
    if (answers.data) return toReportedMapping(answers.data)
    return home.data && !mapping ? toReportedMapping({ sectors: [] }) : undefined
  }, [answers.data, home.data, mapping])

  const toShown = (): ShownMappingPage | undefined => {
    if (!home.data || !report) return undefined
    const names = report.sectors.map(({ name }) => name)
    return {
      // The date of the mapping is copied from the user's own data, and refetched with them.
      page: evaluateMappingPage(mapping, mapping ?? user),
      stage: toMappingStage(mapping),
      mapping,
      report,
      offered: names.length < MAPPING_SECTORS_MAX ? listOfferedSectors(names) : [],
      timeZone: conventions.timeZone,
    }
  }
  return {
    shown: toShown(),
    /** The sectors are being read, or read again. */
    isReading: answers.isFetching,
    ...toLoadStatus(home, answers),
  }
}
