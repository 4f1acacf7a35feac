import type { FormValues, FormView } from '@tramite/core/forms'
import {
  hasImported,
  type MarkImportResult,
  type markImportSchema,
  toImportText,
} from '@tramite/core/marks'
import { toDemandPath } from '@tramite/core/shell'
import { marksLabels as labels } from '../../labels/marks.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Form, type FormHandle } from '../../primitives/Form/Form.tsx'
import { InputNotice } from '../../primitives/InputNotice/InputNotice.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'

export interface MarkImportViewProps {
  form: FormView<FormValues<typeof markImportSchema>> & FormHandle
  isPending: boolean
  /** The result for each number of the last import. */
  results: readonly MarkImportResult[]
}

/** Imports marks by their process numbers, with a result for each. */
export function MarkImportView({ form, isPending, results }: MarkImportViewProps) {
  return (
    <PageFrame
      title={labels.importTitle}
      subtitle={labels.importSubtitle}
      crumbs={[
        { label: labels.tools, href: '/tools' },
        { label: labels.title, href: '/tools/marks' },
        { label: labels.importTitle },
      ]}
    >
      <Stack gap={6}>
        <Card>
          <Form form={form} isPending={isPending}>
            <Stack>
              {form.inputNotice && <InputNotice notice={form.inputNotice} />}
              <TextArea
                {...form.text('marcaProcessNumber')}
                label={labels.numbers}
                description={labels.numbersText}
                placeholder={labels.numbersPlaceholder}
              />
              <Inline>
                <Button type="submit" isPending={isPending} pendingText={labels.creating}>
                  {labels.create}
                </Button>
              </Inline>
            </Stack>
          </Form>
        </Card>
        {/* Rendered before there is anything to announce. */}
        <div aria-live="polite">
          {results.length > 0 && (
            <Card heading={labels.results}>
              <Stack>
                <ul>
                  {results.map(({ number, outcome, demandId }) => (
                    <li key={number}>
                      <Inline align="between">
                        <Text as="span" isStrong hasEqualFigures>
                          {number}
                        </Text>
                        <Text as="span" tone={outcome === 'malformed' ? 'danger' : 'neutral'}>
                          {toImportText({ outcome })}{' '}
                          {demandId !== null && (
                            <TextLink href={toDemandPath(demandId)}>{labels.demand}</TextLink>
                          )}
                        </Text>
                      </Inline>
                    </li>
                  ))}
                </ul>
                {hasImported({ results }) && (
                  <Text size="small" isMuted>
                    {labels.importedLater}
                  </Text>
                )}
                <Inline>
                  <LinkButton href="/tools/marks" variant="secondary">
                    {labels.seeMarks}
                  </LinkButton>
                </Inline>
              </Stack>
            </Card>
          )}
        </div>
      </Stack>
    </PageFrame>
  )
}
