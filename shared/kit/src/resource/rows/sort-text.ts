import type { TableSort } from '../../ui/table/table-model.ts';

/** A sort order as select value: `CreatedAt.desc`. */
export const sortText = ({ column, direction }: TableSort): string => `${column}.${direction}`;

export function sortFrom(text: string): TableSort {
  const [column = '', direction] = text.split('.');
  return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}
