import {
  ResourcePage,
  listPage,
  useListState,
  listArgs,
  manyOf,
  textFilter,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Navigate } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { BUSINESS_STATUSES, BUSINESS_TYPES, PROVINCES } from '@dara/model';
import { Plus } from 'lucide-react';
import {
  endpoints as businessApi,
  useManagementBusinessListQuery,
  type BusinessRow,
  type ManagementBusinessListApiArg,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { useBusinessColumns } from './business-columns.tsx';
import { useBusinessFilters } from './business-filters.ts';
import { businessMessages } from './business.messages.ts';

/** Allowed URL state of the list of businesses. */
const businessListSpec = {
  sorts: ['CompanyName', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: manyOf(BUSINESS_STATUSES),
    businessType: manyOf(BUSINESS_TYPES),
    province: manyOf(Object.keys(PROVINCES)),
    showAsClient: yesOrNo,
    active: yesOrNo,
    deleted: yesOrNo,
  },
} as const;

const rowId = (row: BusinessRow) => row.id;

/** All businesses for staff; a business user is sent to their own. */
function BusinessListPage() {
  const { profile } = useSession();
  return profile?.permission === 'Business' ? (
    <Navigate to={paths.ownBusiness} replace />
  ) : (
    <Businesses />
  );
}

function Businesses() {
  const list = useListState(businessListSpec);
  const query = useManagementBusinessListQuery(businessListArgs(list));
  const columns = useBusinessColumns(list.filters.deleted === true);
  const filters = useBusinessFilters();
  return (
    <ResourcePage
      name="business"
      messages={businessMessages}
      action={
        <ButtonLink
          variant="primary"
          to={paths.businessCreate}
          icon={<Plus size={20} aria-hidden />}
        >
          <FormattedMessage id="business.profile.create" />
        </ButtonLink>
      }
      list={list}
      query={query}
      columns={columns}
      rowId={rowId}
      filters={filters}
    />
  );
}

export const page = listPage({
  Component: BusinessListPage,
  title: businessMessages.title,
  spec: businessListSpec,
  queries: (values) => [
    businessApi.endpoints.managementBusinessList.initiate(businessListArgs(values)),
  ],
});

function businessListArgs(
  values: ListValues<typeof businessListSpec.filters>,
): ManagementBusinessListApiArg {
  return listArgs(values);
}
