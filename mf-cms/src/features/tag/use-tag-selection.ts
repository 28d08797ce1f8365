import { useRowSelection } from '@dara/kit/resource';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useEffect, useState } from 'react';
import type { TagRecord } from '../../api/generated.ts';

const rowId = (row: TagRecord) => row.id;

/** Tags selected on any page, all of one kind, as they were last shown. */
export function useTagSelection(rows: readonly TagRecord[] | undefined) {
  const locale = useLocale();
  const [seen] = useState(() => new Map<string, TagRecord>());
  const [kind, setKind] = useState<TagRecord['kind']>();
  const selection = useRowSelection({
    rows,
    rowId,
    labelOf: (row) => localized(row.name, locale),
    canSelect: (row) => kind === undefined || row.kind === kind,
  });
  const [first] = selection.ids;
  useEffect(() => {
    for (const row of rows ?? []) seen.set(row.id, row);
    setKind(first === undefined ? undefined : seen.get(first)?.kind);
  }, [rows, seen, first]);
  return { selection, selected: selection.ids.flatMap((id) => seen.get(id) ?? []) };
}
