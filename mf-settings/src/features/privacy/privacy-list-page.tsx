import {
  ResourcePage,
  listPage,
  useListState,
  type ListFilter,
  listArgs,
  manyOf,
  textFilter,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { PRIVACY_KINDS, PRIVACY_STATUSES } from '@dara/model';
import { Plus } from 'lucide-react';
import {
  endpoints as settingsApi,
  useManagementPrivacyListQuery,
  type PrivacyRow,
  type ManagementPrivacyListApiArg,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { usePrivacyColumns } from './privacy-columns.tsx';
import { privacyMessages, kindMessages, statusMessages } from './privacy.messages.ts';

/** What the worklist allows in its address; without an order what waits comes first, by its day. */
const privacyListSpec = {
  sorts: ['DueOn', 'CreatedAt'],
  defaultSort: { column: 'DueOn', direction: 'asc' },
  filters: {
    keyword: textFilter,
    kind: manyOf(PRIVACY_KINDS),
    status: manyOf(PRIVACY_STATUSES),
    overdue: yesOrNo,
  },
} as const;

const rowId = (row: PrivacyRow) => row.id;

function PrivacyListPage() {
  const list = useListState(privacyListSpec);
  const query = useManagementPrivacyListQuery(privacyListArgs(list));
  return (
    <ResourcePage
      name="privacy"
      messages={privacyMessages}
      action={
        <ButtonLink
          variant="primary"
          to={paths.privacyCreate}
          icon={<Plus size={20} aria-hidden />}
        >
          <FormattedMessage id="setting.privacy.create" />
        </ButtonLink>
      }
      list={list}
      query={query}
      columns={usePrivacyColumns()}
      rowId={rowId}
      filters={usePrivacyFilters()}
    />
  );
}

export const page = listPage({
  Component: PrivacyListPage,
  title: privacyMessages.title,
  spec: privacyListSpec,
  queries: (values) => [
    settingsApi.endpoints.managementPrivacyList.initiate(privacyListArgs(values)),
  ],
});

/** Filters of the worklist. */
function usePrivacyFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  return [
    {
      name: 'status',
      label: formatMessage(privacyMessages.columnStatus),
      multiple: true,
      options: PRIVACY_STATUSES.map((value) => ({
        value,
        label: formatMessage(statusMessages[value]),
      })),
    },
    {
      name: 'kind',
      label: formatMessage(privacyMessages.columnKind),
      multiple: true,
      options: PRIVACY_KINDS.map((value) => ({ value, label: formatMessage(kindMessages[value]) })),
    },
    {
      name: 'overdue',
      label: formatMessage(privacyMessages.filterOverdue),
      options: [
        { value: 'true', label: formatMessage(privacyMessages.overdueYes) },
        { value: 'false', label: formatMessage(privacyMessages.overdueNo) },
      ],
    },
  ];
}

function privacyListArgs(
  values: ListValues<typeof privacyListSpec.filters>,
): ManagementPrivacyListApiArg {
  return listArgs(values);
}
