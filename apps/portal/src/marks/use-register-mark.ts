import { useNavigate } from '@tanstack/react-router'
import { keepSentKey } from '@tramite/core/drafts'
import { isSameValue } from '@tramite/core/forms'
import { isAnswerLost, toFailureNotice } from '@tramite/core/http'
import {
  createMark,
  type Mark,
  type MarkDraft,
  type MarkForm,
  type MarkRegistrationDraft,
  markPageOf,
  markRegistrationDraft,
  markRegistrationMachine,
  type OwnHolder,
  toMarkDraftText,
  toMarkPage,
} from '@tramite/core/marks'
import {
  useApp,
  useCheckedFile,
  useDraft,
  useDraftUploads,
  useMasks,
  useRun,
  useViewer,
  useWizardStep,
} from '@tramite/react'
import { markRegistrationLabels, type RegisterMarkViewProps } from '@tramite/ui/marks/register'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { checkContract, checkLogo } from './mark-files.ts'
import { markSteps } from './mark-registration-search.ts'

/**
 * The registration of a mark. The address gives the step; the machine decides how far it may go.
 * @param wanted step in the address, from 1
 */
export function useRegisterMark(own: OwnHolder, wanted: number) {
  const { conventions, now } = useViewer()
  const masks = useMasks()
  const { ports } = useApp()
  const navigate = useNavigate()
  const field = useDraft(markRegistrationDraft)
  const { values, draft, savedAt, notice, isUnstored } = field
  const logo = useCheckedFile(useDraftUploads(field, 'logoFiles'), checkLogo)
  const contract = useCheckedFile(useDraftUploads(field, 'contractFiles'), checkContract)
  const create = useRun(createMark, {
    onDone: draft.finish,
    onFailed: (error) => {
      logo.refuse(error)
      contract.refuse(error)
    },
  })
  const [machine] = useState(() =>
    markRegistrationMachine.provide({
      actors: {
        register: fromPromise<Mark, MarkDraft>(({ input }) =>
          create.mutateAsync({ ...input, idempotencyKey: keepSentKey(draft, input, now()) }),
        ),
      },
    }),
  )
  const [state, send, actor] = useMachine(machine, {
    input: {
      own,
      conventions,
      form: { ...toTyped(values), logo: logo.record, contrato: contract.record },
    },
  })
  const { context } = state
  const { mark } = context
  const current = markPageOf(state.value)

  useWizardStep({
    wanted,
    current,
    goTo: (page) => {
      const from = markPageOf(actor.getSnapshot().value)
      for (let left = from; left < page; left += 1) send({ type: 'NEXT' })
      for (let left = from; left > page; left -= 1) send({ type: 'BACK' })
      return markPageOf(actor.getSnapshot().value)
    },
    onStep: (page, { replace }) =>
      navigate({
        to: '/tools/marks/create',
        search: page === 1 ? {} : { step: markSteps[page - 1] },
        replace,
      }),
  })
  // Data that the holder completes in another tab.
  useEffect(() => {
    if (!isSameValue(own, context.own)) send({ type: 'OWN', own })
  }, [own, context.own, send])
  // Changes that another tab or an undone discard makes to the draft.
  useEffect(() => send({ type: 'CHANGE', change: toTyped(values) }), [values, send])
  useEffect(() => {
    send({ type: 'CHANGE', change: { logo: logo.record, contrato: contract.record } })
  }, [logo.record, contract.record, send])

  const view: RegisterMarkViewProps = {
    page: toMarkPage(context, current),
    form: context.form,
    own: context.own,
    masks,
    logo: logo.file,
    contract: contract.file,
    savedAt,
    draftNotice: notice,
    isRegistering: state.matches('registering') || mark !== null,
    // The server's errors about the fields; a failed request is reported by its toast.
    failure: context.error
      ? {
          title: isAnswerLost(context.error)
            ? markRegistrationLabels.mayBeRegistered
            : markRegistrationLabels.notRegistered,
          text: toFailureNotice(context.error)?.title ?? markRegistrationLabels.tryAgain,
        }
      : null,
    onChange: (change: Partial<MarkForm>) => {
      send({ type: 'CHANGE', change })
      const { logo: _logo, contrato: _contrato, isAware: _isAware, ...kept } = change
      if (Object.keys(kept).length > 0) draft.change((last) => ({ ...last, ...kept }))
    },
    onBack: () => send({ type: 'BACK' }),
    onNext: () => send({ type: 'NEXT' }),
    onRegister: () => send({ type: 'REGISTER' }),
    onRefused: () => {
      const { refusal } = toMarkPage(context, current)
      if (refusal) ports.toasts.show({ title: toMarkDraftText(refusal), tone: 'error' })
    },
  }
  const needsPage = logo.needsPage || contract.needsPage
  return {
    view,
    needsPage: needsPage && !mark,
    isUnstored: isUnstored && !mark,
    isRegistered: mark !== null,
    /** Navigates to the demand of the registration. */
    goOn: () => {
      if (!mark) return
      void navigate({ to: '/demands/$id', params: { id: mark.Demand.id }, replace: true })
    },
  }
}

const toTyped = ({
  sent: _sent,
  logoFiles: _logo,
  contractFiles: _contract,
  ...typed
}: MarkRegistrationDraft) => typed
