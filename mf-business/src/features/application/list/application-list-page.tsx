import { ResourcePage, listPage, useListState } from '@dara/kit/resource';
import { defineMessages } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import {
  endpoints as businessApi,
  useManagementApplicationListAllQuery,
  type ListedApplication,
} from '../../../api/generated.ts';
import { useApplicationListColumns } from './application-list-columns.tsx';
import { useApplicationListFilters } from './application-list-filters.ts';
import {
  applicationListArgs,
  applicationListSpec,
  jobOptionArgs,
} from './application-list.model.ts';

const messages = defineMessages({
  title: { id: 'business.application.list.title' },
  lead: { id: 'business.application.list.lead' },
  leadOwn: { id: 'business.application.list.leadOwn' },
  search: { id: 'business.application.list.search' },
  emptyTitle: { id: 'business.application.empty.title' },
  emptyText: { id: 'business.application.empty.textOwn' },
});
const ownMessages = { ...messages, lead: messages.leadOwn };

const rowId = (row: ListedApplication) => row.id;

function ApplicationListPage() {
  const isStaff = useSession().profile?.permission !== 'Business';
  const list = useListState(applicationListSpec);
  const query = useManagementApplicationListAllQuery(applicationListArgs(list));
  return (
    <ResourcePage
      name="applications"
      messages={isStaff ? messages : ownMessages}
      list={list}
      query={query}
      columns={useApplicationListColumns(isStaff)}
      rowId={rowId}
      filters={useApplicationListFilters(isStaff, list.filters)}
    />
  );
}

const { managementApplicationListAll, managementJobList } = businessApi.endpoints;

export const page = listPage({
  Component: ApplicationListPage,
  title: messages.title,
  spec: applicationListSpec,
  queries: (values) => [
    managementApplicationListAll.initiate(applicationListArgs(values)),
    managementJobList.initiate(jobOptionArgs(values.filters)),
  ],
});
