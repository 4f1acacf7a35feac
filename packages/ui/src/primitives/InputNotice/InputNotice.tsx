import { inputNoticeLabels as labels } from '../../labels/input-notice.ts'
import { Banner } from '../Banner/Banner.tsx'

/** What the user has to know about the stored state of their input. */
export type InputNoticeState =
  | {
      /** The content of the form is from an earlier visit: 'em 20/11/2026, às 14:32'. */
      readonly kind: 'restored'
      readonly when: string
    }
  /** It is not stored: leaving the page loses it. */
  | { readonly kind: 'unstored' }

/** The notice that a form contains input of an earlier visit, or that its input is not stored. */
export function InputNotice({ notice }: { notice: InputNoticeState }) {
  return notice.kind === 'restored' ? (
    <Banner tone="info">{labels.restored(notice.when)}</Banner>
  ) : (
    <Banner tone="turn">{labels.unstored}</Banner>
  )
}
