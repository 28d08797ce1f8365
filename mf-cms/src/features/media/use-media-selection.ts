import { useRowSelection, type RowSelection } from '@dara/kit/resource';
import { useCallback, useRef, useState } from 'react';
import type { Media } from '../../api/generated.ts';
import { useMediaName } from '../../parts/media/media-name.ts';

const rowId = (row: Media) => row.id;
/** Images of records are deleted with their record. */
export const canSelectMedia = (media: Media) => media.isEditable;

export interface MediaSelection {
  selection: RowSelection<Media>;
  toggle: (id: string) => void;
  /** Registers loaded images. */
  see: (rows: readonly Media[]) => void;
  /** Selects every image loaded so far. */
  selectSeen: () => void;
}

/** Images chosen anywhere in the library; they stay chosen while one scrolls and filters. */
export function useMediaSelection(list: string): MediaSelection {
  const [seen] = useState(() => new Map<string, Media>());
  const ofListRef = useRef({ list, ids: new Set<string>() });
  const selection = useRowSelection({
    rows: [...seen.values()],
    rowId,
    labelOf: useMediaName(),
    canSelect: canSelectMedia,
  });
  const { selected, onChange } = selection.table;
  const selectedRef = useRef(selected);
  selectedRef.current = selected;
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(selectedRef.current);
      if (!next.delete(id)) next.add(id);
      onChange(next);
    },
    [onChange],
  );
  const see = useCallback(
    (rows: readonly Media[]) => {
      if (ofListRef.current.list !== list) ofListRef.current = { list, ids: new Set() };
      for (const row of rows) {
        seen.set(row.id, row);
        if (canSelectMedia(row)) ofListRef.current.ids.add(row.id);
      }
    },
    [seen, list],
  );
  const selectSeen = () => onChange(new Set([...selected, ...ofListRef.current.ids]));
  return { selection, toggle, see, selectSeen };
}
