import {
  addDemandTag,
  createDemandTag,
  createTagSchema,
  type Demand,
  evaluateTagAddition,
  getDemand,
  removeDemandTag,
  type Tag,
  toTagKey,
} from '@tramite/core/demands'
import { toFieldErrors } from '@tramite/core/forms'
import { isApiError } from '@tramite/core/http'
import { demandMessages } from '@tramite/core/messages'
import { useApp, useFailure, useRun, useViewer } from '@tramite/react'
import { TagsDialog as TagsView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'
import { useDemandTags } from '../demands-list/use-demand-tags.ts'

const refusals = {
  repeated: 'demands.tagRepeated',
  tooManyOnDemand: 'demands.tooManyTags',
} as const

const findByName = (tags: readonly Tag[], typed: string) =>
  tags.find(({ name }) => toTagKey(name) === toTagKey(typed))

const toOption = ({ id, name }: Tag) => ({ id, label: name })

/** The tags of a demand. */
export default function TagsDialog({
  demand,
  onClose,
}: {
  demand: Pick<Demand, 'id' | 'demandsTags' | 'private'>
  onClose: () => void
}) {
  const { tramite } = useApp()
  const { user } = useViewer()
  const { id: demandId, demandsTags } = demand
  const { tags, readNow, ...tagsRead } = useDemandTags()
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
  // A colleague may have made it just before, and put it on the demand as well.
  const take = async (typed: string) => {
    try {
      return await make(typed)
    } catch (failure) {
      if (!isApiError(failure) || failure.status !== 409) throw failure
      const isMade = failure.code === 'DEMAND_TAG_EXISTS'
      const made = isMade ? findByName(await readNow(), typed) : undefined
      if (!made) {
        setError(failure.message)
        return undefined
      }
      const now = await tramite.read(getDemand, { id: demandId })
      return now.demandsTags.includes(made.id) ? 'onDemand' : made
    }
  }
  const putByName = async (typed: string) => {
    try {
      const tag = findByName(tags, typed) ?? (await take(typed))
      if (!tag) setRefused({ text: typed })
      else if (tag !== 'onDemand') await put(tag.id)
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
