import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Columns3 } from 'lucide-react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { TableColumn } from '../../ui/table/table-model.ts';
import type { ColumnChoice } from './column-choice.ts';

interface ColumnMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  choice: ColumnChoice<Row>;
}

/** Menu to show and hide columns; the row header column is always visible. */
export function ColumnMenu<Row>({ columns, choice }: ColumnMenuProps<Row>) {
  const intl = useIntl();
  const items = columns
    .filter(({ primary }) => !primary)
    .map((column) => ({
      id: column.id,
      label: column.header,
      checked: choice.isShown(column.id),
      keepOpen: true,
      onSelect: () => choice.toggle(column.id),
    }));
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          variant="secondary"
          label={intl.formatMessage({ id: 'kit.resource.columns' })}
          icon={<Columns3 size={20} aria-hidden />}
        />
      }
      items={[
        ...items,
        {
          id: 'usual-columns',
          label: <FormattedMessage id="kit.resource.columnsReset" />,
          separated: true,
          disabled: !choice.isOwn,
          onSelect: choice.reset,
        },
      ]}
    />
  );
}
