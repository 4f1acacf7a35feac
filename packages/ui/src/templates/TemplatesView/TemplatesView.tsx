import { type TemplateSummary, type TemplateType, toRevisionText } from '@tramite/core/templates'
import { FilePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { SearchBar } from '../../filters/SearchBar/SearchBar.tsx'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { ListPaper } from '../../paged-list/ListPaper/ListPaper.tsx'
import type { PaperFacts } from '../../paged-list/ListPaper/list-paper.types.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading } from '../../primitives/Layout/Text.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useFocusNewRow } from '../../primitives/use-focus-new-row.ts'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { templatesCrumbs } from '../template-crumbs.ts'
import * as css from './TemplatesView.css.ts'

export interface TemplatesFilter {
  /** Part of the name. */
  readonly text: string
  /** Empty for all. */
  readonly typeId: string
}

export interface TemplatesViewProps {
  state: 'loading' | 'failed' | 'ready'
  /** In the order of the list. */
  templates: readonly TemplateSummary[]
  /** Total of all pages. */
  total: number
  /** The filter has changed, and the response is pending. */
  isOld: boolean
  /** Empty if they could not be read: the list works without. */
  types: readonly TemplateType[]
  filter: TemplatesFilter
  onFilterChange: (filter: TemplatesFilter) => void
  paper: PaperFacts
  /** Absent if all are shown. */
  onShowMore?: (() => void) | undefined
  isLoadingMore: boolean
  onRetry: () => void
  isRetrying: boolean
  /** Below the list. */
  children?: ReactNode
}

/** The document templates by type, and how a document is made from one. */
export function TemplatesView(props: TemplatesViewProps) {
  const { state, templates, total, filter, types, onFilterChange, onShowMore } = props
  const { holderRef, focusNewRow } = useFocusNewRow<HTMLDivElement>()
  const isFiltered = filter.text.trim() !== '' || filter.typeId !== ''
  return (
    <PageFrame title={labels.title} subtitle={labels.subtitle} crumbs={templatesCrumbs}>
      <Stack gap={6}>
        <HowItWorks />
        <SearchBar
          name={labels.searchTemplates}
          label={labels.search}
          placeholder={labels.searchHint}
          text={filter.text}
          onTextChange={(text) => onFilterChange({ ...filter, text })}
          result={state === 'ready' ? labels.found(total) : ''}
        >
          {types.length > 0 && (
            <Select
              label={labels.type}
              isLabelHidden
              value={filter.typeId || 'all'}
              options={[
                { value: 'all', label: labels.allTypes },
                ...types.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(typeId) =>
                onFilterChange({ ...filter, typeId: typeId === 'all' ? '' : typeId })
              }
            />
          )}
        </SearchBar>
        <ListPaper
          paper={props.paper}
          filters={[
            [labels.searchHint, filter.text],
            [labels.type, types.find(({ id }) => id === filter.typeId)?.name ?? ''],
          ]}
          shown={templates.length}
          total={state === 'ready' ? total : undefined}
        />
        {state === 'loading' && <Waiting />}
        {state === 'failed' && (
          <ErrorState title={labels.failed} onRetry={props.onRetry} isRetrying={props.isRetrying} />
        )}
        {state === 'ready' && templates.length === 0 && (
          <EmptyState
            icon={<FilePen />}
            title={isFiltered ? labels.emptyFiltered : labels.empty}
            text={isFiltered ? labels.emptyFilteredText : labels.emptyText}
          />
        )}
        {state === 'ready' && (
          <div
            ref={holderRef}
            className={props.isOld ? css.old : undefined}
            aria-busy={props.isOld || undefined}
          >
            <Stack gap={6}>
              {groupByType(templates).map(([type, ofType]) => (
                <section key={type} aria-label={type}>
                  <Stack gap={3}>
                    <Heading>{type}</Heading>
                    <ul className={css.grid}>
                      {ofType.map((template) => (
                        <li key={template.id}>
                          <TemplateCard template={template} />
                        </li>
                      ))}
                    </ul>
                  </Stack>
                </section>
              ))}
            </Stack>
          </div>
        )}
        {onShowMore && (
          <div className={css.more}>
            <Button
              variant="secondary"
              isPending={props.isLoadingMore}
              onPress={() => {
                focusNewRow()
                onShowMore()
              }}
            >
              {labels.more}
            </Button>
          </div>
        )}
        {props.children}
      </Stack>
    </PageFrame>
  )
}

/** The types in the order of their first template; templates without a type last. */
function groupByType(templates: readonly TemplateSummary[]) {
  const groups = new Map<string, TemplateSummary[]>()
  const ordered = [...templates].sort((a, b) => Number(a.type === null) - Number(b.type === null))
  for (const template of ordered) {
    const type = template.type?.name ?? labels.noType
    groups.set(type, [...(groups.get(type) ?? []), template])
  }
  return [...groups]
}

function HowItWorks() {
  return (
    <section aria-label={labels.how}>
      <Stack gap={3}>
        <Heading>{labels.how}</Heading>
        <ol className={css.steps}>
          {labels.steps.map(({ title, text }, index) => (
            <li key={title} className={css.step}>
              <span className={css.number}>{index + 1}</span>
              <div>
                <p className={css.stepTitle}>{title}</p>
                <p className={css.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  )
}

function TemplateCard({ template }: { template: TemplateSummary }) {
  const { id, name, description, lastRevisionDate, draftSavedAt } = template
  const link = useLinkProps(`/tools/templates/${id}`)
  const revision = toRevisionText(lastRevisionDate)
  return (
    <div className={css.card}>
      <h3 className={css.name}>
        <a {...link} className={css.link}>
          {name}
        </a>
      </h3>
      <p className={css.about}>{description}</p>
      <div className={css.foot}>
        <span>{lastRevisionDate === null ? revision : `${labels.revised} ${revision}`}</span>
        {draftSavedAt !== null && <span className={css.draft}>{labels.hasDraft}</span>}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <LoadingState label={labels.loading}>
      <div className={css.grid}>
        {['1', '2', '3', '4', '5', '6'].map((place) => (
          <Skeleton key={place} height="9rem" />
        ))}
      </div>
    </LoadingState>
  )
}
