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
  const { tags, ...tagsRead } = useDemandTags()
  const [error, setError] = useState<string>()
  // A name that one has typed is there to be sent again.
  const [refused, setRefused] = useState<{ readonly text: string }>()
  const create = useRun(createDemandTag)
  const add = useRun(addDemandTag)
  const remove = useRun(removeDemandTag)

  // Each on its own: what one of them does next does not wait for, or end with, the one before.
  const put = async (tagId: string) => {
    const decision = evaluateTagAddition(demand, tagId)
    const isRepeated = !decision.allowed && decision.reason === 'repeated'
    setError(isRepeated ? demandMessages['demands.tagRepeated'] : undefined)
    if (!isRepeated) await add.mutateAsync({ tagId, demandId })
  }
  const putByName = async (typed: string) => {
    const known = tags.find(({ name }) => toTagKey(name) === toTagKey(typed))
    const parsed = createTagSchema.safeParse({ name: typed })
    const customerId = user.Customer?.id
    const isMade = !known && parsed.success && customerId !== undefined
    setError(known || parsed.success ? undefined : toFieldErrors(parsed.error).name)
    try {
      const tag = isMade ? await create.mutateAsync({ customerId, ...parsed.data }) : known
      if (tag) await put(tag.id)
      else setRefused({ text: typed })
    } catch {
      setRefused({ text: typed })
    }
  }
  return (
    <TagsView
      isOpen
      tags={{ options: tags.map(toOption), ...tagsRead }}
      value={tags.filter(({ id }) => demandsTags.includes(id)).map(toOption)}
      onAdd={({ id }) => put(id).catch(() => {})}
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
