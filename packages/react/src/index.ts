/** The bindings of the SDK for the pages behind sign-in. */
export { BusinessProvider, TramiteProvider, useApp } from './app/app-context.tsx'
export { type AppOptions, createApp } from './app/create-app.ts'
export { toConventions } from './app/to-conventions.ts'
export { loadNextPage } from './calls/load-next-page.ts'
export { type Completeness, toCompleteness } from './calls/to-completeness.ts'
export { type LoadStatus, type Read, toLoadStatus } from './calls/to-load-status.ts'
export { toPageState } from './calls/to-page-state.ts'
export { type Shown, toShown } from './calls/to-shown.ts'
export { useAllPages } from './calls/use-all-pages.ts'
export { type ToldFailure, useFailure } from './calls/use-failure.ts'
export { useOutcomes } from './calls/use-outcomes.ts'
export {
  type ReadOptions,
  type RepeatedReadOptions,
  usePage,
  usePages,
  useRead,
} from './calls/use-read.ts'
export { type RecordResult, useRecord } from './calls/use-record.ts'
export { type Run, type RunOptions, useRun } from './calls/use-run.ts'
export {
  type MessageBox,
  type MessageFormOptions,
  useMessageForm,
  type WrittenMessage,
} from './conversation/use-message-form.ts'
export { type Outgoing, useMessageOutbox } from './conversation/use-message-outbox.ts'
export { beginVisit, endVisit, markViewedWhenVisible } from './demands/visit.ts'
export { type DraftField, type DraftNotice, useDraft } from './drafts/use-draft.ts'
export {
  type DraftFormOptions,
  type PageDraftForm,
  useDraftForm,
} from './drafts/use-draft-form.ts'
export { useStatementYear } from './finance/use-statement-year.ts'
export { type Editing, type EditingOptions, useEditing } from './forms/use-editing.ts'
export { type PageForm, type PageFormOptions, useForm } from './forms/use-form.ts'
export { useMasks } from './forms/use-masks.ts'
export { type OwnSave, useOwnSave } from './forms/use-own-save.ts'
export {
  type PersistedForm,
  type StoragePlace,
  usePersistedForm,
} from './forms/use-persisted-form.ts'
export { useRecordToEdit } from './forms/use-record-to-edit.ts'
export { useSeenVersion } from './forms/use-seen-version.ts'
export type { Leaving } from './leaving/leaving.ts'
export {
  type LeaveGuardOptions,
  type LeaveQuestion,
  type MayGo,
  type PageAddress,
  type Unfinished,
  useLeaveGuard,
} from './leaving/use-leave-guard.ts'
export { type UnsentAnswer, useSignOut } from './leaving/use-sign-out.ts'
export { type BulkSelection, useBulkSelection } from './lists/use-bulk-selection.ts'
export { type Selection, useSelection } from './lists/use-selection.ts'
export { useLiveData } from './live/use-live-data.ts'
export {
  type AllUsers,
  listAllMembers,
  type PersonOption,
  toPeople,
  useAllUsers,
  useMembers,
} from './people/use-people.ts'
export { useUserSearch } from './people/use-user-search.ts'
export type { ArchiveOver } from './reminders/archive-over.ts'
export type { ArchiveProgress } from './reminders/archive-progress.ts'
export { type ArchiveRun, useArchiveRun } from './reminders/use-archive-run.ts'
export { type RiskDemandRead, useRiskDemand } from './risk/use-risk-demand.ts'
export { type Businesses, useBusinesses } from './session/use-businesses.ts'
export { useEndSession, useSessionEnd } from './session/use-session-end.ts'
export { toUserQuery } from './session/user-query.ts'
export type { ArchivedFile, ArchiveOptions } from './uploads/archive.types.ts'
export type { Uploads, UploadsProps } from './uploads/queued-uploads.ts'
export { saveBlob, saveFrom } from './uploads/save-file.ts'
export { type Archive, useArchive } from './uploads/use-archive.ts'
export { type CheckedFile, useCheckedFile } from './uploads/use-checked-file.ts'
export { useDocumentDownloads, useSignDocument } from './uploads/use-document-downloads.ts'
export { type Downloads, type SignedFile, useDownloads } from './uploads/use-downloads.ts'
export { useDraftUploads } from './uploads/use-draft-uploads.ts'
export {
  type FormWithFiles,
  type FormWithFilesOptions,
  useFormWithFiles,
} from './uploads/use-form-with-files.ts'
export { type ReceiptFile, useReceiptFile } from './uploads/use-receipt-file.ts'
export { type FormSending, useSendWhenUploaded } from './uploads/use-send-when-uploaded.ts'
export { useSignAttachment } from './uploads/use-sign-attachment.ts'
export { useSignFile } from './uploads/use-sign-file.ts'
export { useUploads } from './uploads/use-uploads.ts'
export { useCurrentDay } from './viewer/use-current-day.ts'
export { useCurrentViewer } from './viewer/use-current-viewer.ts'
export { useDeadlineStop, useDeadlinesStoppedSince } from './viewer/use-deadline-stop.ts'
export { useFormatDay } from './viewer/use-format-day.ts'
export { useViewer, type Viewer, ViewerProvider } from './viewer/viewer-context.tsx'
export { useWizardStep, type WizardStep } from './wizard/use-wizard-step.ts'
