import { ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import * as css from './Tree.css.ts'

/** A place of a tree, with what is in it. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  /** Beside the name: a count, a state. */
  readonly note?: string
  readonly nodes?: readonly TreeNode[]
}

export interface TreeProps {
  /** Names the tree for a screen reader. */
  label: string
  nodes: readonly TreeNode[]
  /** Ids of what is open at first. */
  defaultExpanded?: readonly string[]
  /** The place that one is in; null for none. */
  selectedId?: string | null
  /** A place was chosen. Without it places only open and close. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * Places within places, of which one is chosen. Arrows go through it, right and left open and close, letters
 * go to a name. Behind the first paint: it carries the library's collections.
 */
export function Tree({ label, nodes, defaultExpanded = [], selectedId, onSelect }: TreeProps) {
  const select = (keys: Iterable<string | number>) => {
    const [id] = keys
    if (id !== undefined) onSelect?.(String(id))
  }
  return (
    <LocaleProvider>
      <AriaTree
        aria-label={label}
        className={css.tree}
        items={nodes}
        defaultExpandedKeys={defaultExpanded}
        selectionMode={onSelect ? 'single' : 'none'}
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selectedId ? [selectedId] : []}
        onSelectionChange={(keys) => select(keys === 'all' ? [] : keys)}
      >
        {toItem}
      </AriaTree>
    </LocaleProvider>
  )
}

const toItem = ({ id, name, note, nodes = [] }: TreeNode) => (
  <TreeItem id={id} textValue={name} className={css.item}>
    <TreeItemContent>
      {({ hasChildItems, isExpanded, level }) => (
        <div className={css.row} style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}>
          {hasChildItems ? (
            <Button
              slot="chevron"
              className={isExpanded ? `${css.toggle} ${css.toggleOpen}` : css.toggle}
            >
              <ChevronRight aria-hidden="true" size={16} />
            </Button>
          ) : (
            <span className={css.leaf} />
          )}
          <span className={css.name}>{name}</span>
          {note && <span className={css.note}>{note}</span>}
        </div>
      )}
    </TreeItemContent>
    <Collection items={nodes}>{toItem}</Collection>
  </TreeItem>
)
