import { type FirmMark, SignInView } from '@tramite/ui/session'
import { renderToStaticMarkup } from 'react-dom/server'

const nothing = () => {}

/** Pages that need nothing but the firm's configuration, as they look before anything is typed. */
export const drawnPages: Readonly<Record<string, (firm: FirmMark) => string>> = {
  '/signIn': (firm) =>
    renderToStaticMarkup(
      <SignInView
        {...firm}
        values={{ email: '', password: '', remember: false }}
        onChange={nothing}
        onSubmit={nothing}
        errors={{}}
        refusal={undefined}
        isBusy={false}
        busyText=""
      />,
    ),
}
