import { inputNoticeLabels as labels } from '../../labels/input-notice.ts'
import { Banner } from '../Banner/Banner.tsx'

/** What somebody has to know of what is kept of their input. */
export type InputNoticeState =
  | {
      /** What stands in the form was typed another time: 'em 20/11/2026, às 14:32'. */
      readonly kind: 'restored'
      readonly when: string
    }
  /** It is not being kept: who leaves loses it. */
  | { readonly kind: 'unkept' }

/** Says of a form that it holds what was typed another time, or that what is typed is not kept. */
export function InputNotice({ notice }: { notice: InputNoticeState }) {
  return notice.kind === 'restored' ? (
    <Banner tone="info">{labels.restored(notice.when)}</Banner>
  ) : (
    <Banner tone="turn">{labels.unkept}</Banner>
  )
}
