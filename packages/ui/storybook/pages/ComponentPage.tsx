import {
  Controls,
  DocsContext,
  Heading,
  Source,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as css from './ComponentPage.css.ts'
import { pagesByTitle } from './pages.ts'

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
        <dl className={css.facts}>
          <dt>Quando usar</dt>
          <dd>{page.use}</dd>
          <dt>Quando não</dt>
          <dd>{page.avoid}</dd>
          <dt>Teclado</dt>
          <dd>{page.keyboard ?? 'Não recebe foco.'}</dd>
          {page.words && (
            <>
              <dt>Palavras</dt>
              <dd>{page.words}</dd>
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
              height={page?.isFramed ? '420px' : undefined}
            />
          </figure>
        ))}
      </div>
      {first && (
        <>
          <Heading>Experimentar</Heading>
          <Controls of={first.moduleExport} />
          <Source of={first.moduleExport} />
        </>
      )}
    </>
  )
}
