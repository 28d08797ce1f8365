import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { ArrowUpDown } from 'lucide-react';
import { useMemo, useState, type ComponentType } from 'react';
import { listPage } from '../../resource/list/list-page.ts';
import { ExportMenu } from '../../resource/export/export-menu.tsx';
import { ResourcePage, type ResourcePageMessages } from '../../resource/list/resource-page.tsx';
import { useRowSelection } from '../../resource/rows/row-selection.ts';
import { listArgs } from '../../resource/state/list-state.ts';
import { useListState } from '../../resource/state/use-list-state.ts';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { anyScreens, textId, type Screens } from '../screens.ts';
import { CreateAction } from './create-action.tsx';
import { ResourceBulk } from './resource-bulk.tsx';
import { useResourceColumns, type ColumnsOptions } from './resource-columns.tsx';
import { useResourceFilters } from './resource-filters.ts';
import { listSpec } from './resource-list.model.ts';

const ArrangeDialog = lazyComponent(() =>
  import(/* webpackChunkName: "arrange-dialog" */ './arrange-dialog.tsx').then(
    (module) => module.ArrangeDialog,
  ),
);

const rowId = (row: unknown) => (row as { id: string }).id;

type ListParts<Row> = Omit<ColumnsOptions<Row>, 'isDeleted'>;

/** The state, rows and columns of a resource's list: the properties of `ResourcePage`, for a page of its own. */
export function useResourceList<Row, Full>(typed: Screens<Row, Full>, parts: ListParts<Row> = {}) {
  const screens = anyScreens(typed);
  const spec = useMemo(() => listSpec(screens), [screens]);
  const list = useListState(spec);
  const args = listArgs(list);
  const query = typed.endpoints.list.useQuery(args);
  const isDeleted = 'deleted' in list.filters && list.filters.deleted === true;
  return {
    isDeleted,
    page: {
      name: screens.resource.noun,
      messages: messagesOf(screens),
      list,
      query,
      rowId,
      columns: useResourceColumns(typed, { ...parts, isDeleted }),
      filters: useResourceFilters(typed),
      actions: (screens.resource.ordered || screens.resource.export) && (
        <ListActions screens={screens} params={args} total={query.data?.total} />
      ),
      action: screens.endpoints.create && <CreateAction screens={screens} filters={list.filters} />,
    },
  };
}

function messagesOf({ resource }: Screens): ResourcePageMessages {
  return {
    title: { id: textId(resource, 'title') },
    lead: { id: textId(resource, 'lead') },
    search: { id: textId(resource, 'search') },
    emptyTitle: { id: textId(resource, 'empty', 'title') },
    emptyText: { id: textId(resource, 'empty', 'text') },
  };
}

/** The route of the list of a resource. Records are edited on pages of their own, or in dialogs where the api has no detail. */
export function resourceListPage<Row, Full>(
  screens: Screens<Row, Full>,
  parts: ListParts<Row> = {},
): RoutePage {
  return resourceListRoute(screens, () => <ListPage screens={screens} parts={parts} />);
}

/** The route of a list with a component of its own; its query starts beside the rendering. */
export function resourceListRoute<Row, Full>(
  typed: Screens<Row, Full>,
  Component: ComponentType,
): RoutePage {
  const screens = anyScreens(typed);
  return listPage({
    Component,
    title: { id: textId(screens.resource, 'title') },
    spec: listSpec(screens),
    queries: (values) => [screens.endpoints.list.initiate(listArgs(values))],
  });
}

interface ListPageProps<Row, Full> {
  screens: Screens<Row, Full>;
  parts: ListParts<Row>;
}

function ListPage<Row, Full>({ screens, parts }: ListPageProps<Row, Full>) {
  const locale = useLocale();
  const { page, isDeleted } = useResourceList(screens, parts);
  const { resource } = screens;
  const selection = useRowSelection<Row>({
    rows: page.query.data?.items,
    rowId,
    labelOf: (row) => screens.nameOf(row, locale),
    canSelect: (row) => !screens.isReadOnly(row),
  });
  const canSelect = resource.bulk.length > 0 && !isDeleted;
  return (
    <>
      <ResourcePage {...page} selection={canSelect ? selection.table : undefined} />
      {canSelect && <ResourceBulk screens={screens} selection={selection} />}
    </>
  );
}

interface ListActionsProps {
  screens: Screens;
  /** Filters and order of the list. */
  params: object;
  total: number | undefined;
}

function ListActions({ screens, params, total }: ListActionsProps) {
  const { ordered, export: isExported, noun } = screens.resource;
  const name = noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (
    <>
      {ordered && <Arrange screens={screens} />}
      {isExported && (
        <ExportMenu
          url={`/api/management/${name}/export`}
          params={params}
          fileName={name}
          total={total}
        />
      )}
    </>
  );
}

function Arrange({ screens }: { screens: Screens }) {
  const [isArranging, setIsArranging] = useState(false);
  const close = () => setIsArranging(false);
  return (
    <>
      <Button icon={<ArrowUpDown size={18} aria-hidden />} onClick={() => setIsArranging(true)}>
        <FormattedMessage id={textId(screens.resource, 'arrange')} />
      </Button>
      {isArranging && <ArrangeDialog screens={screens} onClose={close} onFailed={close} />}
    </>
  );
}
