import type { RoutePage } from '@dara/shared/contract';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { ResourceList, readListState, startQueries, useListState } from '@dara/shared/resource';
import { SectionHeading } from '@dara/shared/ui';
import { endpoints as talentApi, useManagementTalentListQuery } from '../../api/generated.ts';
import { useTalentColumns } from './talent-columns.tsx';
import { useTalentFilters } from './talent-filters.ts';
import { talentListArgs, talentListSpec } from './talent-list.model.ts';
import { talentMessages } from './talent.messages.ts';

function TalentListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(talentListSpec);
  const query = useManagementTalentListQuery(talentListArgs(list));
  const columns = useTalentColumns();
  const filters = useTalentFilters();
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage {...talentMessages.lead} />}>
        <FormattedMessage {...talentMessages.title} />
      </SectionHeading>
      <ResourceList
        label={formatMessage(talentMessages.title)}
        list={list}
        query={query}
        columns={columns}
        rowId={(row) => row.id}
        filters={filters}
        searchLabel={formatMessage(talentMessages.search)}
        empty={{
          title: <FormattedMessage {...talentMessages.emptyTitle} />,
          text: <FormattedMessage {...talentMessages.emptyText} />,
        }}
      />
    </>
  );
}

export const page: RoutePage = {
  Component: TalentListPage,
  loader: async ({ store, url }) => {
    const values = readListState(url.searchParams, talentListSpec);
    const { managementTalentList, talentTags } = talentApi.endpoints;
    startQueries(store, [
      managementTalentList.initiate(talentListArgs(values)),
      talentTags.initiate(),
    ]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage(talentMessages.title.id), noIndex: true }),
};
