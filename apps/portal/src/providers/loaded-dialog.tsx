import { type LazyCode, lazyCode, useLazyCode } from '@tramite/ui/lazyCode'
import type { ReactNode } from 'react'
import type { ComponentCode } from './lazy-part.ts'
import { useLostNotice } from './use-lost-notice.tsx'

interface DialogProps {
  readonly onClose: () => void
}

/** Called in place of `onClose` if the code does not arrive: for a dialog whose closing discards what was typed. */
interface Losable {
  readonly onLost?: (() => void) | undefined
}

function Dialog<Props extends DialogProps>({
  code,
  props,
  onLost = props.onClose,
}: {
  code: LazyCode<ComponentCode<Props>>
  props: Props
} & Losable): ReactNode {
  const { tellLost, notice } = useLostNotice(onLost)
  const Loaded = useLazyCode(code, true, tellLost)?.default
  return Loaded ? <Loaded {...props} /> : notice
}

/**
 * A dialog that opens on request, in a chunk of its own. If that does not arrive a notice says so and the dialog is
 * closed, or `onLost`, while the page beneath it stays; opening it again tries again, where the browser does.
 * @param fetchCode an `import()` of a module whose default is the dialog
 */
export function loadedDialog<Props extends DialogProps>(
  fetchCode: () => Promise<ComponentCode<Props>>,
): (props: Props & Losable) => ReactNode {
  const code = lazyCode(fetchCode)
  return (props) => <Dialog code={code} props={props} onLost={props.onLost} />
}
