import { ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import * as css from './Tree.css.ts'

/** A node of a tree, with its children. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  /** Shown next to the name: a count, a state. */
  readonly note?: string
  readonly nodes?: readonly TreeNode[]
}

export interface TreeProps {
  /** Accessible name of the tree. */
  label: string
  nodes: readonly TreeNode[]
  /** Ids of the nodes that are expanded at first. */
  defaultExpanded?: readonly string[]
  /** The current node; null for none. */
  selectedId?: string | null
  /** Called when a node is selected. Without it nodes only expand and collapse. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * Nested nodes, one of which can be selected. Up and down move through it, right and left expand and
 * collapse, letters jump to a name. To be loaded after the first paint, since it includes the library's
 * collections.
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
