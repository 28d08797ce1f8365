import { businessName } from '@dara/agency/labels';
import type { NamesArgs, RoutePage } from '@dara/contract';
import { RecordPage, isMissing } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { endpoints as businessApi, useManagementBusinessDetailQuery } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { BusinessView, DeletedBusiness } from './business-view.tsx';

function BusinessDetailPage() {
  const { profileId: id = '' } = useParams();
  const { profile } = useSession();
  const isStaff = profile?.permission === 'Admin' || profile?.permission === 'Staff';
  const query = useManagementBusinessDetailQuery({ id });
  const deleted = useManagementBusinessDetailQuery(
    { id, deleted: true },
    { skip: !isStaff || !isMissing(query) },
  );
  return (
    <RecordPage
      title={<FormattedMessage id="business.profile.detailTitle" />}
      query={query}
      deleted={isStaff ? deleted : undefined}
      missing={{
        message: { id: 'agency.error.BUSINESS_NOT_EXIST' },
        path: isStaff ? paths.businesses : paths.ownBusiness,
      }}
      renderDeleted={(business) => <DeletedBusiness business={business} />}
    >
      {(business) => <BusinessView key={id} business={business} />}
    </RecordPage>
  );
}

/** Title of the business in the URL, if loaded. */
function nameOf({ store, params, locale }: NamesArgs): string | undefined {
  const { profileId: id = '' } = params;
  const { managementBusinessDetail } = businessApi.endpoints;
  const select = managementBusinessDetail.select({ id });
  const { data } = select(store.getState() as Parameters<typeof select>[0]);
  return data && businessName(data, locale);
}

export const page: RoutePage = {
  Component: BusinessDetailPage,
  loader: async ({ store, params }) => {
    const { managementBusinessDetail } = businessApi.endpoints;
    startQueries(store, [managementBusinessDetail.initiate({ id: params.profileId ?? '' })]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage('business.profile.detailTitle'),
    noIndex: true,
  }),
  names: (args) => ({ profileId: nameOf(args) }),
};
