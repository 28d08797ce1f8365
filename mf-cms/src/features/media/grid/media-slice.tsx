import { useDeferredValue, useEffect } from 'react';
import {
  useManagementMediaListQuery,
  type ManagementMediaListApiArg,
  type Media,
} from '../../../api/generated.ts';
import { MEDIA_PAGE } from '../media-list.model.ts';
import { MediaCell, type MediaCellProps } from './media-cell.tsx';
import { placeOf, type GridLayout } from './use-grid-window.ts';

export interface MediaSliceProps extends Pick<MediaCellProps, 'onToggle' | 'onOpen' | 'onActive'> {
  /** Page of the list, from 1. */
  page: number;
  args: ManagementMediaListApiArg;
  /** Cells in sight, by their place in the whole list. */
  indexes: readonly number[];
  total: number;
  layout: GridLayout;
  selected: ReadonlySet<string>;
  active: number;
  canSelect: (media: Media) => boolean;
  onSeen: (rows: readonly Media[]) => void;
}

/** Visible cells of one page, which is requested when the first of them becomes visible. */
export function MediaSlice(props: MediaSliceProps) {
  const { page, args, indexes, layout, total, selected, active, canSelect, onSeen } = props;
  const { data } = useManagementMediaListQuery({ ...args, page });
  // Rendered between frames, for many come at once.
  const items = useDeferredValue(data?.items);
  useEffect(() => {
    if (items) onSeen(items);
  }, [items, onSeen]);
  return indexes.map((index) => {
    const media = items?.[index - (page - 1) * MEDIA_PAGE];
    return (
      <MediaCell
        key={index}
        media={media}
        index={index}
        total={total}
        {...placeOf(index, layout)}
        width={layout.width}
        height={layout.height}
        isSelected={media !== undefined && selected.has(media.id)}
        isActive={index === active}
        canSelect={media !== undefined && canSelect(media)}
        onToggle={props.onToggle}
        onOpen={props.onOpen}
        onActive={props.onActive}
      />
    );
  });
}
