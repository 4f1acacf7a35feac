import { type Business, deleteBusiness } from '@tramite/core/businesses'
import { useRun } from '@tramite/react'
import { DeleteBusinessDialog as DeleteView } from '@tramite/ui/businesses/dialogs'

interface DeleteBusinessDialogProps {
  business: Business
  onClose: () => void
}

/** Deletes an empty business; otherwise the server's refusal lists what it still contains. */
export default function DeleteBusinessDialog({ business, onClose }: DeleteBusinessDialogProps) {
  const remove = useRun(deleteBusiness, { onDone: onClose, onFailed: onClose })
  return (
    <DeleteView
      isOpen
      name={business.name}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: business.id })}
      onClose={onClose}
    />
  )
}
