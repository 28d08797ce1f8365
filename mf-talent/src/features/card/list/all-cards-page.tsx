import type { RoutePage } from '@dara/contract';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import {
  NoValue,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  ResourceList,
  Thumbnail,
  listArgs,
  readListState,
  startQueries,
  textFilter,
  useListState,
  yesOrNo,
} from '@dara/kit/resource';
import { Badge, RecordLink, SectionHeading, Skeleton, type TableColumn } from '@dara/kit/ui';
import { styled } from 'styled-components';
import {
  endpoints as talentApi,
  useManagementCompositeCardListQuery,
  type CompositeCard,
} from '../../../api/generated.ts';
import { cardPaths } from '../access/card-paths.ts';

const THUMB_PX = 36;

/** Allowed URL state of the list of all cards. */
const allCardsSpec = {
  sorts: ['Name', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: { keyword: textFilter, self: yesOrNo },
} as const;

function CardCell({ card }: { card: CompositeCard }) {
  return (
    <RecordCell
      picture={
        <Thumbnail
          image={card.drawing.front.photos[0]?.image ?? null}
          width={THUMB_PX}
          ratio="148 / 210"
        />
      }
      title={<RecordLink to={cardPaths.card(card.talentId, card.id, true)}>{card.name}</RecordLink>}
      note={localized(card.talentName, useLocale())}
    />
  );
}

function MarksCell({ card }: { card: CompositeCard }) {
  if (!card.isDefault && !card.shared) return <NoValue />;
  return (
    <Marks>
      {card.isDefault && (
        <Badge tone="brand">
          <FormattedMessage id="talent.card.default" />
        </Badge>
      )}
      {card.shared && (
        <Badge tone="info">
          <FormattedMessage id="talent.card.shared" />
        </Badge>
      )}
    </Marks>
  );
}

function useColumns(): TableColumn<CompositeCard>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'name',
      header: formatMessage({ id: 'talent.card.name' }),
      primary: true,
      minWidth: '260px',
      sortBy: 'Name',
      cell: (card) => <CardCell card={card} />,
      skeleton: (
        <RecordCellSkeleton
          picture={<Skeleton shape="box" width={THUMB_PX} height={(THUMB_PX * 210) / 148} />}
        />
      ),
    },
    {
      id: 'template',
      header: formatMessage({ id: 'talent.card.template' }),
      nowrap: true,
      cell: (card) => card.template,
    },
    {
      id: 'language',
      header: formatMessage({ id: 'talent.card.language' }),
      hideOnPhone: true,
      cell: (card) => formatMessage({ id: `talent.card.language.${card.language}` }),
    },
    {
      id: 'marks',
      header: formatMessage({ id: 'talent.card.marks' }),
      nowrap: true,
      cell: (card) => <MarksCell card={card} />,
    },
    {
      id: 'view',
      header: formatMessage({ id: 'talent.card.view' }),
      nowrap: true,
      hideOnPhone: true,
      cell: (card) => (
        <RecordLink
          to={cardPaths.view(card.talentId, card.id)}
          aria-label={formatMessage({ id: 'talent.card.viewOf' }, { name: card.name })}
        >
          <FormattedMessage id="talent.card.viewLink" />
        </RecordLink>
      ),
    },
    {
      id: 'updated',
      header: formatMessage({ id: 'talent.list.column.updated' }),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      cell: (card) => <RelativeDate value={card.updatedAt} />,
    },
  ];
}

/** Every talent's composite cards, for staff. */
function AllCardsPage() {
  const { formatMessage } = useIntl();
  const list = useListState(allCardsSpec);
  const query = useManagementCompositeCardListQuery(listArgs(list), {
    refetchOnMountOrArgChange: true,
  });
  const columns = useColumns();
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage id="talent.card.all.lead" />}>
        <FormattedMessage id="talent.card.title" />
      </SectionHeading>
      <ResourceList
        label={formatMessage({ id: 'talent.card.title' })}
        name="cards"
        list={list}
        query={query}
        columns={columns}
        rowId={(card) => card.id}
        searchLabel={formatMessage({ id: 'talent.card.all.search' })}
        filters={[
          {
            name: 'self',
            label: formatMessage({ id: 'talent.card.all.whose' }),
            options: [{ value: 'true', label: formatMessage({ id: 'talent.card.all.self' }) }],
          },
        ]}
        empty={{
          title: <FormattedMessage id="talent.card.all.none" />,
          text: <FormattedMessage id="talent.card.all.noneText" />,
        }}
      />
    </>
  );
}

export const page: RoutePage = {
  Component: AllCardsPage,
  loader: async ({ store, url }) => {
    const values = readListState(url.searchParams, allCardsSpec);
    startQueries(store, [
      talentApi.endpoints.managementCompositeCardList.initiate(listArgs(values)),
    ]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('talent.card.title'), noIndex: true }),
};

const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;
