import { type Demand, getDemand, renameDemand, renameSchema } from '@tramite/core/demands'
import {
  useApp,
  useFailure,
  useOwnSave,
  usePersistedForm,
  useRun,
  useSeenVersion,
} from '@tramite/react'
import { RenameDialog as RenameView } from '@tramite/ui/demands/dialogs'
import { renamePlace } from './rename-place.ts'

/** Renames the demand; the page's data are read again afterwards. */
export default function RenameDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const { id, name } = demand
  const { toasts } = useApp().ports
  const { version, latest, shown, onFailed } = useSeenVersion(getDemand, { id })
  const own = useOwnSave()
  const rename = useRun(renameDemand, { onDone: () => close(), onFailed })
  const { form, before, close } = usePersistedForm({
    onClose,
    storedAs: { name: renamePlace, id },
    schema: renameSchema,
    initial: { name },
    onSubmit: (values) => {
      const isNext = isOwn && values.name !== name
      own.onSend(values.name)
      const seen = isOthers ? shown() : version
      rename.mutate({ id, ...values, version: isNext ? latest() : seen })
    },
    onRefused: (errors) => toasts.show({ title: errors.name ?? '', tone: 'error' }),
  })
  const isOwn = own.isOwn({ before: before.name, stored: name })
  // Somebody else was faster: a live update shows it, or the server refuses the old version.
  const isOthers = name !== before.name && name !== form.values.name.trim() && !isOwn
  return (
    <RenameView
      isOpen
      form={form}
      onClose={onClose}
      isPending={rename.isPending}
      failure={useFailure(rename)}
      changedName={isOthers && !rename.isSuccess ? name : undefined}
    />
  )
}
