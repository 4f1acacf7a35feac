import {
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  type LucideIcon,
} from 'lucide-react'

const byPattern: readonly [RegExp, LucideIcon][] = [
  [/^image\//, FileImage],
  [/^video\//, FileVideo],
  [/^audio\//, FileAudio],
  [/spreadsheet|excel|csv/, FileSpreadsheet],
  [/zip|compressed|x-tar|x-rar/, FileArchive],
]

/** The icon for a kind of file. */
export function toFileIcon(contentType: string): LucideIcon {
  return byPattern.find(([pattern]) => pattern.test(contentType))?.[1] ?? FileText
}
