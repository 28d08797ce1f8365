import type { RoutePage } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import {
  RecordHistory,
  RecordTabs,
  joinParts,
  useHistoryPage,
  type HistoryWording,
} from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { ErrorState, SectionHeading, Skeleton, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, useIntl, type IntlShape } from '@dara/sdk/i18n';
import {
  endpoints as settingsApi,
  useManagementSiteSettingAuditQuery,
  useManagementSiteSettingDetailQuery,
} from '../../api/generated.ts';
import type { SiteSettingFormProps } from './site-setting-form.tsx';

// Fields come with the data, beside the page's own script.
const SiteSettingForm = lazyComponent<SiteSettingFormProps>(() =>
  import(/* webpackChunkName: "site-setting-form" */ './site-setting-form.tsx').then(
    (module) => module.SiteSettingForm,
  ),
);

const FIELDS = ['name', 'address', 'email', 'phone', 'lineId', 'messagesTo'];

function wordingOf(
  { formatMessage }: IntlShape,
  format: ReturnType<typeof useFormat>,
): HistoryWording {
  const section = { social: 'social', announcements: 'announcement' } as Record<string, string>;
  return {
    action: () => undefined,
    field: (field) => {
      if (section[field]) return formatMessage({ id: `setting.site.section.${section[field]}` });
      return FIELDS.includes(field) ? formatMessage({ id: `setting.site.${field}` }) : undefined;
    },
    role: (permission) => formatMessage({ id: `setting.permission.${permission}` }),
    entry: (field, entry) => {
      if (field !== 'announcements') return undefined;
      const { th, en } = entry.text as { th: string; en: string };
      const period = [entry.from, entry.to].map((at) =>
        typeof at === 'string' ? format.dateTime(at) : '…',
      );
      return joinParts([th, en, period.join(' – ')]);
    },
  };
}

function SiteHistory({ id }: { id: string }) {
  const intl = useIntl();
  const query = useManagementSiteSettingAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={wordingOf(intl, useFormat())} />;
}

/** What the site says of the agency on every page, and announces. */
function SiteSettingPage() {
  const { formatMessage } = useIntl();
  const query = useManagementSiteSettingDetailQuery();
  const { data } = query;
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage id="setting.site.lead" />}>
        <FormattedMessage id="setting.site.title" />
      </SectionHeading>
      {data ? (
        <RecordTabs
          label={formatMessage({ id: 'setting.site.tabs' })}
          tabs={[
            {
              id: 'setting',
              label: <FormattedMessage id="setting.site.tab.setting" />,
              content: () => (
                <SiteSettingForm setting={data} pending={<Skeleton shape="box" height={480} />} />
              ),
            },
            {
              id: 'history',
              label: <FormattedMessage id="kit.record.history" />,
              content: () => <SiteHistory id={data.id} />,
            },
          ]}
        />
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
