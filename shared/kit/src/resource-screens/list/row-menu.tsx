import { useIntl, useLocale } from '@dara/sdk/i18n';
import { History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RecordMenu, type RecordMenuAction } from '../../record/actions/record-menu.tsx';
import { menuTexts, messageValues, type AnyRecord, type Screens } from '../screens.ts';
import { ResourceDialog, ResourceHistoryDialog } from './lazy-dialogs.ts';

/** What can be done with a record that has no page of its own: editing, its history, deleting it. */
export function RowMenu({ screens, row }: { screens: Screens; row: AnyRecord }) {
  const { update, audit, delete: remove } = screens.endpoints;
  const removing = remove?.useMutation()[0];
  const name = screens.nameOf(row, useLocale());
  const texts = menuTexts(screens, useIntl());
  const canChange = !screens.isReadOnly(row);
  const [open, setOpen] = useState<'edit' | 'history'>();
  const close = () => setOpen(undefined);
  const actions: (RecordMenuAction | false | undefined)[] = [
    canChange && update && { id: 'edit', icon: Pencil, onSelect: () => setOpen('edit') },
    audit && { id: 'history', icon: History, onSelect: () => setOpen('history') },
    canChange && remove && { id: 'delete', icon: Trash2, harmful: true },
  ];
  const dialog = { screens, record: row, onClose: close, onFailed: close };
  return (
    <>
      <RecordMenu
        texts={texts}
        name={name}
        values={messageValues(row)}
        send={async () => removing?.({ id: row.id }).unwrap()}
        actions={actions.filter((action) => !!action)}
      />
      {open === 'edit' && <ResourceDialog {...dialog} />}
      {open === 'history' && <ResourceHistoryDialog {...dialog} />}
    </>
  );
}
