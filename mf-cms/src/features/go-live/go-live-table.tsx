import { NoValue, RecordCell } from '@dara/kit/resource';
import { Badge, Table, TextLink, type BadgeTone, type TableColumn } from '@dara/kit/ui';
import { GO_LIVE_ITEMS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { styled } from 'styled-components';
import type { GoLiveItem } from '../../api/generated.ts';
import { PLACES, byUrgency } from './go-live.model.ts';

const TONES: Record<GoLiveItem['state'], BadgeTone> = {
  Demonstration: 'danger',
  Missing: 'warning',
  Choice: 'neutral',
  Ready: 'positive',
};
const nothing = () => undefined;

interface GoLiveTableProps {
  /** Undefined while they load. */
  items: readonly GoLiveItem[] | undefined;
  busy: boolean;
}

export function GoLiveTable({ items, busy }: GoLiveTableProps) {
  const { formatMessage } = useIntl();
  return (
    <Table
      label={formatMessage({ id: 'cms.golive.title' })}
      columns={useColumns()}
      rows={byUrgency(items ?? [])}
      rowId={({ id }) => id}
      onSort={nothing}
      busy={busy}
      skeletonRows={items ? 0 : GO_LIVE_ITEMS.length}
    />
  );
}

function useColumns(): TableColumn<GoLiveItem>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'item',
      header: formatMessage({ id: 'cms.golive.column.item' }),
      primary: true,
      minWidth: '260px',
      cell: ({ id, state }) => (
        <RecordCell
          title={<FormattedMessage id={`cms.golive.item.${id}`} />}
          note={
            <FormattedMessage
              id={`cms.golive.item.${id}.${state === 'Choice' ? 'choice' : 'note'}`}
            />
          }
        />
      ),
    },
    {
      id: 'state',
      header: formatMessage({ id: 'cms.golive.column.state' }),
      nowrap: true,
      cell: ({ state }) => (
        <Badge tone={TONES[state]} dot>
          <FormattedMessage id={`cms.golive.state.${state}`} />
        </Badge>
      ),
    },
    {
      id: 'value',
      header: formatMessage({ id: 'cms.golive.column.value' }),
      minWidth: '200px',
      cell: ({ value }) => (value === null ? <NoValue /> : <Quoted>{value}</Quoted>),
    },
    {
      id: 'place',
      header: formatMessage({ id: 'cms.golive.column.place' }),
      minWidth: '180px',
      cell: ({ id }) => <PlaceCell id={id} />,
    },
  ];
}

/** A link for users who may edit it, otherwise the role that may. */
function PlaceCell({ id }: Pick<GoLiveItem, 'id'>) {
  const isAdmin = useSession().profile?.permission === 'Admin';
  const place = PLACES[id];
  if ('key' in place) {
    return (
      <FormattedMessage id="cms.golive.place.server" values={{ key: <code>{place.key}</code> }} />
    );
  }
  const item = <FormattedMessage id={`cms.golive.item.${id}`} />;
  const name = <FormattedMessage id={`cms.golive.place.${place.name}`} values={{ name: item }} />;
  if (place.isForAdmins && !isAdmin)
    return <FormattedMessage id="cms.golive.place.admin" values={{ place: name }} />;
  return <TextLink to={place.path}>{name}</TextLink>;
}

/** URLs have no spaces to break at. */
const Quoted = styled.span`
  overflow-wrap: anywhere;
`;
