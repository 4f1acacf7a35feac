import {
  Controls,
  DocsContext,
  type DocsContextProps,
  Heading,
  Source,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as css from './ComponentPage.css.ts'
import { pagesByTitle } from './pages.ts'

type ReadyStory = ReturnType<DocsContextProps['componentStories']>[number]

/** What can only be set by writing code: an empty 'Set object' helps nobody who does not program. */
const withoutChoice = ({ argTypes, initialArgs }: ReadyStory) =>
  Object.values(argTypes)
    .filter(({ name, control }) => {
      const isObject = typeof control === 'object' && 'type' in control && control.type === 'object'
      return isObject && initialArgs[name] === undefined
    })
    .map(({ name }) => name)

/** A component's page: what its record says, every state in one grid, and what can be set. */
export function ComponentPage() {
  const { componentStories } = useContext(DocsContext)
  const { preparedMeta } = useOf('meta', ['meta'])
  const page = pagesByTitle.get(preparedMeta.title)
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'))
  const first = stories[0]
  return (
    <>
      <Title />
      {page && (
        <dl className={`sb-unstyled ${css.facts}`}>
          <dt className={css.question}>Quando usar</dt>
          <dd className={css.answer}>{page.use}</dd>
          <dt className={css.question}>Quando não</dt>
          <dd className={css.answer}>{page.avoid}</dd>
          <dt className={css.question}>Teclado</dt>
          <dd className={css.answer}>{page.keyboard ?? 'Não recebe foco.'}</dd>
          {page.words && (
            <>
              <dt className={css.question}>Palavras</dt>
              <dd className={css.answer}>{page.words}</dd>
            </>
          )}
        </dl>
      )}
      <Heading>Variantes e estados</Heading>
      <div className={page?.isFramed ? css.frames : css.grid}>
        {stories.map((story) => (
          <figure key={story.id} className={css.state}>
            <figcaption className={css.name}>{story.name}</figcaption>
            <Story
              of={story.moduleExport}
              inline={!page?.isFramed}
              height={page?.isFramed ? '420px' : 'auto'}
            />
          </figure>
        ))}
      </div>
      {first && (
        <>
          <Heading>Experimentar</Heading>
          <Controls of={first.moduleExport} exclude={withoutChoice(first)} />
          <Source of={first.moduleExport} />
        </>
      )}
    </>
  )
}
