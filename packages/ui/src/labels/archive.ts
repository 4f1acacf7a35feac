import { formatCount } from './count.ts'
/** Texts of an archive that is made of several files. */
export const archiveLabels = {
  archiving: (fetched: number, total: number) =>
    total === 0 ? 'Preparando…' : `Baixando ${formatCount(fetched)} de ${formatCount(total)}…`,
} as const
