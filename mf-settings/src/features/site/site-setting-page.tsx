import type { RoutePage } from '@dara/contract';
import { startQueries } from '@dara/kit/resource';
import { ErrorState, SectionHeading, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import {
  endpoints as settingsApi,
  useManagementSiteSettingDetailQuery,
} from '../../api/generated.ts';
import { SiteSettingTabs } from './site-setting-tabs.tsx';

/** The agency's data on every page, and announcements. */
function SiteSettingPage() {
  const query = useManagementSiteSettingDetailQuery();
  const { data } = query;
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage id="setting.site.lead" />}>
        <FormattedMessage id="setting.site.title" />
      </SectionHeading>
      {data ? (
        <SiteSettingTabs setting={data} />
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton shape="box" height={480} />
      )}
    </>
  );
}

export const page: RoutePage = {
  Component: SiteSettingPage,
  loader: async ({ store }) => {
    startQueries(store, [settingsApi.endpoints.managementSiteSettingDetail.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('setting.site.title'), noIndex: true }),
};
