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
import { useFailure, useRun, useViewer } from '@tramite/react'
import { TagsDialog as TagsView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'
import { useDemandTags } from '../demands-list/use-demand-tags.ts'

const refusals = {
  repeated: 'demands.tagRepeated',
  tooManyOnDemand: 'demands.tooManyTags',
} as const

const toOption = ({ id, name }: Tag) => ({ id, label: name })

/** The tags of a demand. */
export default function TagsDialog({
  demand,
  onClose,
}: {
  demand: Pick<Demand, 'id' | 'demandsTags' | 'private'>
  onClose: () => void
}) {
  const { user } = useViewer()
  const { id: demandId, demandsTags } = demand
  const { tags, ...tagsRead } = useDemandTags()
  const [error, setError] = useState<string>()
  // A name typed by the user is kept so that it can be sent again.
  const [refused, setRefused] = useState<{ readonly text: string }>()
  const create = useRun(createDemandTag)
  const add = useRun(addDemandTag)
  const remove = useRun(removeDemandTag)

  // Evaluated separately: the next action on one tag does not wait for, or end with, the previous one.
  const evaluate = (tagId: string | undefined) => {
    const decision = evaluateTagAddition(demand, tagId)
    setError(decision.allowed ? undefined : demandMessages[refusals[decision.reason]])
    return decision
  }
  const put = async (tagId: string) => {
    if (evaluate(tagId).allowed) await add.mutateAsync({ tagId, demandId })
  }
  const make = async (typed: string) => {
    // If there is no room for the tag, it is not created either.
    if (!evaluate(undefined).allowed) return undefined
    const parsed = createTagSchema.safeParse({ name: typed })
    if (!parsed.success) setError(toFieldErrors(parsed.error).name)
    const customerId = user.Customer?.id
    return parsed.success && customerId !== undefined
      ? await create.mutateAsync({ customerId, ...parsed.data })
      : undefined
  }
  const putByName = async (typed: string) => {
    try {
      const known = tags.find(({ name }) => toTagKey(name) === toTagKey(typed))
      const tag = known ?? (await make(typed))
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
      isPrivate={demand.private}
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
      failure={useFailure(create, add, remove)}
      onClose={onClose}
    />
  )
}
