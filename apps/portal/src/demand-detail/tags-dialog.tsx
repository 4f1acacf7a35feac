import {
  addDemandTag,
  createDemandTag,
  createTagSchema,
  type Demand,
  evaluateTagAddition,
  removeDemandTag,
  type Tag,
  toTagKey,
} from '@tramite/core/demands'
import { toFieldErrors } from '@tramite/core/forms'
import { demandMessages } from '@tramite/core/messages'
import { useRun, useViewer } from '@tramite/react'
import { TagsDialog as TagsView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'
import { useDemandTags } from '../demands-list/use-demand-tags.ts'

const toOption = ({ id, name }: Tag) => ({ id, label: name })

/** The tags of a demand. */
export function TagsDialog({
  demand,
  onClose,
}: {
  demand: Pick<Demand, 'id' | 'demandsTags'>
  onClose: () => void
}) {
  const { user } = useViewer()
  const { id: demandId, demandsTags } = demand
  const tags = useDemandTags()
  const [error, setError] = useState<string>()
  // A name that one has typed is there to be sent again.
  const [refused, setRefused] = useState<{ readonly text: string }>()
  const create = useRun(createDemandTag)
  const add = useRun(addDemandTag)
  const remove = useRun(removeDemandTag)

  const put = (tagId: string, typed?: string) => {
    const decision = evaluateTagAddition(demand, tagId)
    const isRepeated = !decision.allowed && decision.reason === 'repeated'
    setError(isRepeated ? demandMessages['demands.tagRepeated'] : undefined)
    if (isRepeated) return
    add.mutate({ tagId, demandId }, { onError: () => typed && setRefused({ text: typed }) })
  }
  const putByName = (typed: string) => {
    const known = tags.find(({ name }) => toTagKey(name) === toTagKey(typed))
    if (known) {
      put(known.id, typed)
      return
    }
    const parsed = createTagSchema.safeParse({ name: typed })
    setError(parsed.success ? undefined : toFieldErrors(parsed.error).name)
    if (!parsed.success) setRefused({ text: typed })
    const customerId = user.Customer?.id
    if (!parsed.success || customerId === undefined) return
    create.mutate(
      { customerId, name: parsed.data.name },
      {
        onSuccess: ({ id }) => put(id, typed),
        onError: () => setRefused({ text: typed }),
      },
    )
  }
  return (
    <TagsView
      isOpen
      tags={tags.map(toOption)}
      value={tags.filter(({ id }) => demandsTags.includes(id)).map(toOption)}
      onAdd={({ id }) => put(id)}
      onRemove={({ id: tagId }) => {
        setError(undefined)
        remove.mutate({ tagId, demandId })
      }}
      onCreate={putByName}
      refused={refused}
      error={error}
      isPending={create.isPending || add.isPending || remove.isPending}
      onClose={onClose}
    />
  )
}
