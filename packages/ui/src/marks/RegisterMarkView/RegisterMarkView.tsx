import { DESCRIPTION_MAX, EMAIL_MAX, type Masks, TEXT_MAX } from '@tramite/core/forms'
import {
  MARK_COUNTRY,
  MARK_DECISION_MONTHS,
  MARK_PAGES,
  type MarkForm,
  type MarkHolderFields,
  type MarkPage,
  markLogoHint,
  natures,
  needsLogo,
  type OwnHolder,
  presentations,
} from '@tramite/core/marks'
import { useState } from 'react'
import { toFieldMask } from '../../account/field-mask.ts'
import { DraftNotice, type DraftNoticeState } from '../../drafts/DraftNotice/DraftNotice.tsx'
import { markRegistrationLabels as labels } from '../../labels/mark-registration.ts'
import { afterGesture } from '../../primitives/after-gesture.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { RadioCards, RadioGroup } from '../../primitives/Choices/RadioGroup.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { WizardFrame } from '../../primitives/Wizard/WizardFrame.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { type MarkFile, MarkFileField } from './MarkFileField.tsx'

export interface RegisterMarkViewProps {
  page: MarkPage
  form: MarkForm
  own: OwnHolder
  masks: Masks
  logo: MarkFile
  contract: MarkFile
  /** When the draft was last kept: 'às 09:41'. */
  savedAt?: string | undefined
  draftNotice?: DraftNoticeState | undefined
  isRegistering: boolean
  /** Why the last attempt failed; null when it did not. */
  failure: string | null
  onChange: (change: Partial<MarkForm>) => void
  onBack: () => void
  onNext: () => void
  onRegister: () => void
  /** Somebody tries to leave a page that is not filled in. */
  onRefused: () => void
}

/** The registration of a mark, three pages. */
export function RegisterMarkView(props: RegisterMarkViewProps) {
  const { page: shown, savedAt, draftNotice, isRegistering, failure } = props
  const { page, canGoOn, canRegister, refusal, errors } = shown
  const [refusedPage, setRefusedPage] = useState(0)
  const step: StepProps = {
    ...props,
    isRefused: refusedPage === page,
    onChange: (change) => {
      // Other fields come: nobody tried to go on with these.
      if (change.isOwnHolder !== undefined) setRefusedPage(0)
      props.onChange(change)
    },
  }
  const isLast = page === MARK_PAGES
  const [firstError] = Object.values(errors)
  const steps = labels.steps.map(
    (label, index) =>
      ({
        id: label,
        label,
        state: index + 1 < page ? 'done' : index + 1 === page ? 'current' : 'todo',
      }) as const,
  )
  const isSending = [props.logo, props.contract].some(isOnItsWay)
  const status = isSending ? labels.sending : (firstError ?? null)
  return (
    <PageFrame
      title={labels.title}
      crumbs={[
        { label: labels.tools, href: '/tools' },
        { label: labels.marks, href: '/tools/marks' },
        { label: labels.title },
      ]}
      meta={labels.counter(page, MARK_PAGES)}
    >
      <WizardFrame
        steps={steps}
        status={status ?? (savedAt ? labels.saved(savedAt) : null)}
        {...(page > 1 && { onBack: props.onBack })}
        onNext={isLast ? props.onRegister : props.onNext}
        nextText={isLast ? (canRegister ? labels.register : undefined) : labels.next}
        isNextDisabled={isLast ? refusal !== null : !canGoOn}
        onRefused={() => {
          setRefusedPage(page)
          if (!isSending) props.onRefused()
        }}
        isPending={isRegistering}
        pendingText={labels.registering}
      >
        <DraftNotice notice={draftNotice} />
        {page === 1 && <MarkStep {...step} />}
        {page === 2 && <HolderStep {...step} />}
        {isLast && <ReviewStep {...props} />}
        {failure !== null && (
          <Banner tone="error" title={labels.notRegistered}>
            {failure}
          </Banner>
        )}
      </WizardFrame>
    </PageFrame>
  )
}

const isOnItsWay = ({ uploads }: MarkFile) =>
  uploads.rows.some(({ state }) => state === 'waiting' || state === 'sending')

interface StepProps extends RegisterMarkViewProps {
  /** Somebody tried to go on: every field says what it lacks. */
  isRefused: boolean
}

/** The error of a field once it was left, or once somebody tried to go on. */
function useLeft({ page: { errors }, isRefused }: StepProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const errorOf = (field: string) => (isRefused || left.has(field) ? errors[field] : undefined)
  return {
    errorOf,
    left: (field: string) => ({
      error: errorOf(field),
      onBlur: () => afterGesture(() => setLeft((before) => new Set([...before, field]))),
    }),
    /** A file with what it lacks, where none is there. */
    withError: (field: string, file: MarkFile): MarkFile => ({
      ...file,
      error: file.error ?? (file.uploads.rows.length === 0 ? (errorOf(field) ?? null) : null),
    }),
  }
}

function MarkStep(props: StepProps) {
  const { form, logo, onChange } = props
  const { errorOf, left, withError } = useLeft(props)
  return (
    <Stack gap={5}>
      <RadioCards
        label={labels.apres}
        error={errorOf('apres')}
        isRequired
        choices={presentations.map((value) => ({
          value,
          label: value,
          description: labels.presentations[value],
        }))}
        value={form.apres ?? ''}
        onChange={(apres) => onChange({ apres })}
      />
      <RadioGroup
        label={labels.product}
        error={errorOf('product')}
        isRequired
        choices={natures.map((value) => ({ value, label: value }))}
        value={form.product ?? ''}
        onChange={(product) => onChange({ product })}
      />
      <TextField
        {...left('name')}
        label={labels.name}
        isRequired
        autoComplete="off"
        maxLength={TEXT_MAX}
        value={form.name}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        {...left('description')}
        label={labels.description}
        description={labels.descriptionHint}
        isRequired
        rows={4}
        counted={DESCRIPTION_MAX}
        value={form.description}
        onChange={(description) => onChange({ description })}
      />
      {form.apres && needsLogo(form.apres) && (
        <MarkFileField
          label={labels.logo}
          buttonText={labels.chooseLogo}
          hint={markLogoHint}
          accept=".jpg,.jpeg,image/jpeg"
          file={withError('logo', logo)}
        />
      )}
    </Stack>
  )
}

function HolderStep(props: StepProps) {
  const { form, page, contract, onChange } = props
  const { left, withError } = useLeft(props)
  const ownMissing = Object.keys(page.errors).some(
    (field) => !['email', 'contrato'].includes(field),
  )
  return (
    <Stack gap={5}>
      <TextField
        {...left('email')}
        label={labels.email}
        type="email"
        isRequired
        maxLength={EMAIL_MAX}
        value={form.email}
        onChange={(email) => onChange({ email })}
      />
      <Checkbox
        description={labels.isOwnHolderHint}
        isSelected={form.isOwnHolder}
        onChange={(isOwnHolder) => onChange({ isOwnHolder })}
      >
        {labels.isOwnHolder}
      </Checkbox>
      {form.isOwnHolder && ownMissing && (
        <Banner
          tone="info"
          title={labels.ownMissing}
          action={
            <LinkButton href="/profile?section=customer" variant="secondary">
              {labels.toProfile}
            </LinkButton>
          }
        >
          {labels.ownMissingText}
        </Banner>
      )}
      {!form.isOwnHolder && <OtherHolder {...props} />}
      {page.asksContract && (
        <MarkFileField
          label={labels.contract}
          buttonText={labels.chooseContract}
          hint={labels.contractHint}
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          file={withError('contrato', contract)}
        />
      )}
    </Stack>
  )
}

const holderFields = ['cpf', 'customerName', 'user', 'CEP', 'address', 'city', 'UF'] as const

function OtherHolder(props: StepProps) {
  const { form, masks, onChange } = props
  const { left } = useLeft(props)
  const maskOf: Partial<Record<keyof MarkHolderFields, ReturnType<typeof toFieldMask>>> = {
    cpf: toFieldMask(masks.taxId),
    CEP: toFieldMask(masks.cep),
  }
  return (
    <Stack gap={4}>
      {holderFields.map((field) => {
        const mask = maskOf[field]
        return (
          <TextField
            key={field}
            {...left(field)}
            {...(mask && { mask })}
            label={labels[field]}
            isRequired
            maxLength={TEXT_MAX}
            value={form[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        )
      })}
      <TextField
        label={labels.country}
        readOnly
        maxLength={TEXT_MAX}
        value={MARK_COUNTRY}
        onChange={() => undefined}
      />
    </Stack>
  )
}

function ReviewStep({ form, own, onChange }: RegisterMarkViewProps) {
  const holder: MarkHolderFields = form.isOwnHolder ? own : form
  const facts = [
    { id: 'apres', term: labels.apres, value: form.apres ?? null },
    { id: 'product', term: labels.product, value: form.product ?? null },
    { id: 'name', term: labels.name, value: form.name },
    { id: 'description', term: labels.description, value: form.description },
    { id: 'logo', term: labels.logo, value: form.logo?.fileName ?? labels.noFile },
    { id: 'email', term: labels.email, value: form.email },
    ...holderFields.map((field) => ({ id: field, term: labels[field], value: holder[field] })),
    { id: 'country', term: labels.country, value: MARK_COUNTRY },
    ...(form.contrato
      ? [{ id: 'contrato', term: labels.contract, value: form.contrato.fileName }]
      : []),
  ]
  return (
    <Stack gap={5}>
      <DescriptionList items={facts} />
      <Checkbox
        isRequired
        description={labels.awareText(MARK_DECISION_MONTHS)}
        isSelected={form.isAware}
        onChange={(isAware) => onChange({ isAware })}
      >
        {labels.aware}
      </Checkbox>
    </Stack>
  )
}
