import { type ContractInput, evaluatePaidTool, type ToolAccessDecision } from '../access/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { evaluateLink, type SafeLink } from '../links/index.ts'
import { type DatedReminder, isFiled, type ReminderFrame } from './reminder-category.rules.ts'

/** The fields of a reminder that the rules of actions read. */
export interface ActionReminder extends Pick<DatedReminder, 'ReminderFileds'> {
  readonly User: { readonly type: string }
  readonly link: string | null
  readonly files: readonly unknown[]
  /** Linked demands that the user may see. */
  readonly ReminderDemands: readonly { readonly demandId: string }[]
}

/** The user who acts on a reminder. */
export interface ReminderViewer {
  readonly kind: 'customer' | 'staff'
}

/** Whether a reminder may be changed: only the firm may change what the firm has created. */
export function evaluateReminderEdit(
  reminder: Pick<ActionReminder, 'User'>,
  viewer: ReminderViewer,
): Decision<'createdByFirm'> {
  const isFirms = reminder.User.type !== 'CUSTOMER'
  return isFirms && viewer.kind === 'customer' ? refused('createdByFirm') : allowed
}

/** The demand that the row of a reminder opens: the first one; null if there is none. */
export const demandOfReminder = ({
  ReminderDemands,
}: Pick<ActionReminder, 'ReminderDemands'>): string | null => ReminderDemands[0]?.demandId ?? null

/**
 * Whether a user can create demands for reminders at all: if the tool is open, even for specific-demand
 * customers, and no payment is overdue.
 */
export function evaluateReminderDemandAccess(input: ContractInput): ToolAccessDecision {
  return evaluatePaidTool({ ...input, tool: 'reminders' })
}

/** What a row of the table offers. */
export interface ReminderOffers {
  readonly edit: Decision<'createdByFirm'>
  /** Create a demand, or open the existing one. */
  readonly demand:
    | { readonly kind: 'create' }
    | { readonly kind: 'open'; readonly demandId: string }
  readonly archive: 'file' | 'unfile'
  readonly download: Decision<'noFiles'>
  readonly link: Decision<'missing' | 'unsafe', SafeLink>
}

/** The actions of a row of the table. */
export function evaluateReminderOffers(
  reminder: ActionReminder,
  viewer: ReminderViewer,
  frame: Pick<ReminderFrame, 'businessId'>,
): ReminderOffers {
  const demandId = demandOfReminder(reminder)
  return {
    edit: evaluateReminderEdit(reminder, viewer),
    demand: demandId === null ? { kind: 'create' } : { kind: 'open', demandId },
    archive: isFiled(reminder, frame) ? 'unfile' : 'file',
    download: reminder.files.length > 0 ? allowed : refused('noFiles'),
    link: evaluateLink(reminder.link),
  }
}

/** Which of the two buttons a selection shows, and what it acts on. */
export interface BulkArchive {
  readonly action: 'file' | 'unfile'
  /** Ids of the reminders to archive, or of the archived ones of a mixed selection. */
  readonly ids: readonly string[]
}

/**
 * The button above the table for a selection: 'Arquivar Lembretes' while none of it is archived, or
 * nothing is selected; otherwise 'Desarquivar Lembretes', for the archived ones.
 */
export function toBulkArchive(
  selection: readonly (Pick<DatedReminder, 'ReminderFileds'> & { readonly id: string })[],
  frame: Pick<ReminderFrame, 'businessId'>,
): BulkArchive {
  const filed = selection.filter((reminder) => isFiled(reminder, frame))
  const [action, acted] =
    filed.length > 0 ? (['unfile', filed] as const) : (['file', selection] as const)
  return { action, ids: acted.map(({ id }) => id) }
}

/** Whether the action on a selection starts. */
export function evaluateBulkArchive({
  ids,
}: Pick<BulkArchive, 'ids'>): Decision<'nothingSelected'> {
  return ids.length > 0 ? allowed : refused('nothingSelected')
}
