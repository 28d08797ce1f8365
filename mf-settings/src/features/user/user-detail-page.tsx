import { personName } from '@dara/model';
import type { NamesArgs, RoutePage } from '@dara/contract';
import { RecordPage, isMissing } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { endpoints as settingsApi, useManagementProfileDetailQuery } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { DeletedUser, UserView } from './user-view.tsx';

function UserDetailPage() {
  const { id = '' } = useParams();
  const query = useManagementProfileDetailQuery({ id });
  const deleted = useManagementProfileDetailQuery(
    { id, deleted: true },
    { skip: !isMissing(query) },
  );
  return (
    <RecordPage
      title={<FormattedMessage id="setting.user.detailTitle" />}
      query={query}
      deleted={deleted}
      missing={{ message: { id: 'sdk.error.USER_NOT_EXIST' }, path: paths.users }}
      renderDeleted={(user) => <DeletedUser user={user} />}
    >
      {(user) => <UserView key={id} user={user} />}
    </RecordPage>
  );
}

/** What the user in an address is called, where the record has been read, also when it is deleted. */
function nameOf({ store, params, locale }: NamesArgs): string | undefined {
  const { id = '' } = params;
  const { select } = settingsApi.endpoints.managementProfileDetail;
  const state = store.getState() as Parameters<ReturnType<typeof select>>[0];
  const data = select({ id })(state).data ?? select({ id, deleted: true })(state).data;
  return data && personName(data, locale);
}

export const page: RoutePage = {
  Component: UserDetailPage,
  loader: async ({ store, params }) => {
    const { managementProfileDetail } = settingsApi.endpoints;
    startQueries(store, [managementProfileDetail.initiate({ id: params.id ?? '' })]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage('setting.user.detailTitle'),
    noIndex: true,
  }),
  names: (args) => ({ id: nameOf(args) }),
};
