import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { moved } from './moved.ts';
import { SortableArea } from './sortable-area.tsx';
import { SortableHead, SortableRow } from './sortable-row.tsx';

export interface SortableListProps<Item> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Column heads above what `children` renders; rows have no `actions` then. */
  head?: ReactNode;
  /** What is between the handle and the buttons. */
  children: (item: Item) => ReactNode;
  /** Further buttons of a row, after the move buttons. */
  actions?: (item: Item) => ReactNode;
  /** What is below a row over its whole width, as the fields of the item at a place counted from 0. */
  details?: (item: Item, at: number) => ReactNode;
  /** The new order, and the moved item's indexes, counted from 0. */
  onChange: (items: Item[], move: { from: number; to: number }) => void;
}

/** Items sortable by mouse, touch, keyboard, buttons, or position number. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onChange } = props;
  const { formatMessage } = useIntl();
  const move = (from: number, to: number) => onChange(moved(items, from, to), { from, to });
  const nameAt = (at: number) => {
    const item = items[at];
    return item === undefined ? '' : nameOf(item);
  };
  return (
    <SortableArea
      keys={items.map(keyOf)}
      strategy={verticalListSortingStrategy}
      instructions={formatMessage({ id: 'kit.resource.order.instructions' })}
      announce={(moment, from, to) =>
        formatMessage({ id: `kit.resource.order.${moment}` }, { name: nameAt(from), place: to + 1 })
      }
      onMove={move}
    >
      {props.head && items.length > 0 && <SortableHead>{props.head}</SortableHead>}
      <List aria-label={label}>
        {items.map((item, at) => (
          <SortableRow
            key={keyOf(item)}
            id={keyOf(item)}
            name={nameOf(item)}
            at={at}
            count={items.length}
            actions={props.actions?.(item)}
            details={props.details?.(item, at)}
            onMove={(to) => move(at, to)}
          >
            {props.children(item)}
          </SortableRow>
        ))}
      </List>
    </SortableArea>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;
