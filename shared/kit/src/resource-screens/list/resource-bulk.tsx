import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useConfirm } from '@dara/sdk/notice';
import { Eye, EyeOff, Power, PowerOff, Trash2, type LucideIcon } from 'lucide-react';
import { BulkBar } from '../../record/bulk/bulk-bar.tsx';
import { useBulkAction } from '../../record/bulk/use-bulk-action.tsx';
import type { RowSelection } from '../../resource/rows/row-selection.ts';
import { anyScreens, textId, usualTextId, type Screens } from '../screens.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  publish: Eye,
  unpublish: EyeOff,
  activate: Power,
  deactivate: PowerOff,
  delete: Trash2,
};

interface ResourceBulkProps<Row, Full> {
  screens: Screens<Row, Full>;
  selection: RowSelection<Row>;
}

/** The declared bulk changes of the selected records; deleting them is confirmed first. */
export function ResourceBulk<Row, Full>(props: ResourceBulkProps<Row, Full>) {
  const { resource, endpoints } = anyScreens(props.screens);
  const { selection } = props;
  const intl = useIntl();
  const text = (...path: string[]) => usualTextId(intl, resource, ...path);
  const records = { id: textId(resource, 'records') };
  const count = selection.ids.length;
  const confirm = useConfirm();
  const send = endpoints.bulk?.useMutation()[0];
  const { run, running, dialog } = useBulkAction<string>({
    selection,
    records,
    done: Object.fromEntries(resource.bulk.map((action) => [action, { id: text('bulk', action) }])),
    send: async (ids, action) => {
      const answer = await send?.({ [`${resource.noun}BulkBody`]: { ids, action } }).unwrap();
      return answer?.results ?? [];
    },
  });
  const handleSelect = async (action: string) => {
    const isAgreed =
      action !== 'delete' ||
      (await confirm({
        kind: 'danger',
        title: {
          id: text('bulk', 'deleteTitle'),
          values: { count, records: intl.formatMessage(records, { count }) },
        },
        message: { id: text('ask', 'deleteText') },
        confirmLabel: { id: text('action', 'delete') },
      }));
    if (isAgreed) await run(action);
  };
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={resource.bulk.map((id) => {
          const Icon = ICONS[id];
          return {
            id,
            label: <FormattedMessage id={text('action', id)} />,
            icon: Icon && <Icon size={16} aria-hidden />,
            onSelect: () => void handleSelect(id),
          };
        })}
      />
      {dialog}
    </>
  );
}
