import { RestoreButton, useDeletedColumns } from '@dara/kit/record';
import { MissingTranslation, RecordCell, RelativeDate, Value } from '@dara/kit/resource';
import { Badge, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useManagementTagRestoreMutation, type TagRecord } from '../../api/generated.ts';
import { TagMenu } from './tag-menu.tsx';
import { kindMessages, tagMessages } from './tag.messages.ts';

/** Columns of the list of tags; of the deleted ones others, with the way back. */
export function useTagColumns(isDeleted: boolean): TableColumn<TagRecord>[] {
  const { formatMessage } = useIntl();
  const deleted = useDeletedColumns((row: TagRecord) => <RestoreTag tag={row} />);
  const menu: TableColumn<TagRecord> = {
    id: 'menu',
    header: formatMessage({ id: 'cms.column.actions' }),
    align: 'end',
    nowrap: true,
    cell: (row) => <TagMenu tag={row} />,
  };
  return [
    {
      id: 'name',
      header: formatMessage(tagMessages.name),
      primary: true,
      minWidth: '240px',
      sortBy: 'Name',
      cell: (row) => <NameCell tag={row} />,
    },
    {
      id: 'kind',
      header: formatMessage(tagMessages.kind),
      nowrap: true,
      cell: (row) => (
        <Badge>
          <FormattedMessage {...kindMessages[row.kind]} />
        </Badge>
      ),
    },
    {
      id: 'uses',
      header: formatMessage(tagMessages.uses),
      align: 'end',
      nowrap: true,
      sortBy: 'Uses',
      firstDirection: 'desc',
      cell: (row) => <Value>{row.uses}</Value>,
    },
    {
      id: 'updated',
      header: formatMessage(tagMessages.updated),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <RelativeDate value={row.updatedAt} />,
    },
    ...(isDeleted ? deleted : [menu]),
  ];
}

function NameCell({ tag }: { tag: TagRecord }) {
  const { th, en } = tag.name;
  const first = useLocale() === 'en' && en ? 'en' : 'th';
  const second = first === 'en' ? 'th' : 'en';
  return (
    <RecordCell
      title={<span lang={first}>{tag.name[first]}</span>}
      note={en && en !== th ? <span lang={second}>{tag.name[second]}</span> : undefined}
      marks={tag.missingTranslation && <MissingTranslation />}
    />
  );
}

function RestoreTag({ tag: { id, name } }: { tag: TagRecord }) {
  const [restore] = useManagementTagRestoreMutation();
  return (
    <RestoreButton name={localized(name, useLocale())} onRestore={() => restore({ id }).unwrap()} />
  );
}
