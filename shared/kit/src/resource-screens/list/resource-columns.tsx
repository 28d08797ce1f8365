import { fieldOfKind } from '@dara/model';
import type { ImageRef, Localized } from '@dara/contract';
import { useIntl, useLocale, type IntlShape } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import { RestoreButton, useDeletedColumns } from '../../record/actions/deleted-record.tsx';
import {
  MissingTranslation,
  NoValue,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  Value,
} from '../../resource/rows/cells.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ExternalLink } from '../../ui/buttons/external-link.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Logo } from '../../ui/display/logo.tsx';
import { RecordLink } from '../../ui/buttons/text-link.tsx';
import type { TableColumn } from '../../ui/table/table-model.ts';
import { anyScreens, fieldLabel, sharedTextId, valueText } from '../screens.ts';
import type { AnyRecord, Screens } from '../screens.ts';
import { capitalized } from '../endpoints.ts';
import { YesOrNo } from '../yes-or-no.tsx';
import { RowMenu } from './row-menu.tsx';

const LOGO_PX = 48;

/** Parts of columns that a resource replaces, by the name of the column. */
export type ColumnParts<Row> = Readonly<Record<string, Partial<TableColumn<Row>>>>;

export interface ColumnsOptions<Row> {
  isDeleted: boolean;
  /** After the name of a row. */
  marks?: (row: Row) => ReactNode;
  columns?: ColumnParts<Row>;
}

/**
 * The columns that a resource declares. Those of deleted records end with their restoring, others with a menu where
 * records have no page of their own.
 */
export function useResourceColumns<Row, Full>(
  typed: Screens<Row, Full>,
  options: ColumnsOptions<Row>,
): TableColumn<Row>[] {
  const screens = anyScreens(typed);
  const intl = useIntl();
  const { isDeleted, marks, columns: parts = {} } = options as unknown as ColumnsOptions<AnyRecord>;
  const restore = useDeletedColumns((row: AnyRecord & { deletedAt: string | null }) => (
    <RestoreRow screens={screens} row={row} />
  ));
  const names = screens.resource.list.columns ?? Object.keys(screens.resource.fields);
  const columns = names
    .filter((name) => !(isDeleted && name === 'position'))
    .map((name): TableColumn<AnyRecord> => {
      return { ...columnOf(screens, name, intl, marks), ...parts[name] };
    });
  const menu: TableColumn<AnyRecord> = {
    id: 'menu',
    header: intl.formatMessage({ id: sharedTextId(screens.resource, 'column', 'actions') }),
    align: 'end',
    nowrap: true,
    cell: (row) => <RowMenu screens={screens} row={row} />,
  };
  const last = isDeleted ? restore : screens.endpoints.detail ? [] : [menu];
  return [...columns, ...last] as unknown as TableColumn<Row>[];
}

function columnOf(
  screens: Screens,
  name: string,
  intl: IntlShape,
  marks: ((row: AnyRecord) => ReactNode) | undefined,
): TableColumn<AnyRecord> {
  const { resource } = screens;
  const header = name.endsWith('At')
    ? intl.formatMessage({ id: sharedTextId(resource, 'column', name.slice(0, -2)) })
    : fieldLabel(resource, name, intl.locale);
  const sort = name === 'position' ? 'Order' : capitalized(name);
  const sortBy = resource.list.sorts.includes(sort) ? sort : undefined;
  const column = { id: name, header, sortBy };
  if (name.endsWith('At')) {
    const cell = (row: AnyRecord) => <RelativeDate value={row[name] as string | null} />;
    return { ...column, nowrap: true, firstDirection: 'desc', hideOnPhone: true, cell };
  }
  if (name === fieldOfKind(resource, 'localized')) {
    const hasImage = fieldOfKind(resource, 'image') !== undefined;
    const logo = hasImage && <Skeleton shape="box" width={LOGO_PX} height={LOGO_PX} />;
    return {
      ...column,
      primary: true,
      minWidth: hasImage ? '280px' : '240px',
      cell: (row) => <NameCell screens={screens} row={row} marks={marks?.(row)} />,
      skeleton: logo && <RecordCellSkeleton picture={logo} />,
    };
  }
  return { ...column, ...valueColumn(screens, name, intl) };
}

function valueColumn(
  { resource }: Screens,
  name: string,
  { locale }: IntlShape,
): Pick<TableColumn<AnyRecord>, 'cell'> & Partial<TableColumn<AnyRecord>> {
  const field = resource.fields[name] ?? resource.computed[name];
  switch (field?.kind) {
    case 'integer':
      return {
        align: 'end',
        nowrap: true,
        firstDirection: name === 'position' ? 'asc' : 'desc',
        cell: (row) => <Value>{row[name] as number | null}</Value>,
      };
    case 'boolean':
      return { nowrap: true, cell: (row) => <YesOrNo name={name} value={row[name] === true} /> };
    case 'choice':
      return {
        nowrap: true,
        cell: (row) => <Badge>{valueText(resource, name, row[name], locale)}</Badge>,
      };
    case 'text':
      if (field.format === undefined) break;
      return {
        wideOnly: true,
        hideOnPhone: true,
        cell: (row) => <WebAddress value={row[name] as string | null} />,
      };
  }
  return { cell: (row) => <Value>{row[name] as string | null}</Value> };
}

function WebAddress({ value }: { value: string | null }) {
  return value ? <ExternalLink href={value}>{new URL(value).hostname}</ExternalLink> : <NoValue />;
}

interface NameCellProps {
  screens: Screens;
  row: AnyRecord;
  marks: ReactNode;
}

/** The name in the reader's language, the other one below it, and the image of the record. */
function NameCell({ screens, row, marks }: NameCellProps) {
  const { resource, endpoints, paths } = screens;
  const locale = useLocale();
  const field = fieldOfKind(resource, 'localized') ?? 'name';
  const image = fieldOfKind(resource, 'image');
  const names = row[field] as Localized;
  const shown = locale === 'en' && names.en ? 'en' : 'th';
  const other = shown === 'en' ? 'th' : 'en';
  const title = <span lang={shown}>{names[shown]}</span>;
  return (
    <RecordCell
      picture={
        image && <Logo name={names[shown]} image={row[image] as ImageRef | null} size={LOGO_PX} />
      }
      title={endpoints.detail ? <RecordLink to={paths.detail(row.id)}>{title}</RecordLink> : title}
      note={
        names[other] && names[other] !== names[shown] ? (
          <span lang={other}>{names[other]}</span>
        ) : undefined
      }
      marks={
        <>
          {marks}
          {row.missingTranslation === true && <MissingTranslation />}
        </>
      }
    />
  );
}

function RestoreRow({ screens, row }: { screens: Screens; row: AnyRecord }) {
  const locale = useLocale();
  const restore = screens.endpoints.restore?.useMutation()[0];
  if (!restore) return null;
  return (
    <RestoreButton
      name={screens.nameOf(row, locale)}
      onRestore={() => restore({ id: row.id }).unwrap()}
    />
  );
}
