import { shellLabels } from '../../labels/shell.ts'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import * as css from './LoadingScreen.css.ts'

/** Before there is a page to show. */
export function LoadingScreen({ text = shellLabels.loading }: { text?: string }) {
  return (
    <div className={css.screen} role="status">
      <Spinner />
      {text}
    </div>
  )
}
