import {
  RecordTabs,
  RecordHistory,
  joinParts,
  useHistoryPage,
  type HistoryFormatter,
} from '@dara/kit/record';
import { Skeleton, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, useIntl, type IntlShape } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import { type SiteSetting, useManagementSiteSettingAuditQuery } from '../../api/generated.ts';

const FIELDS = ['name', 'address', 'email', 'phone', 'lineId', 'messagesTo'];

// Fields come with the data, beside the page's own script.
const SiteSettingForm = lazyComponent(() =>
  import(/* webpackChunkName: "site-setting-form" */ './site-setting-form.tsx').then(
    (module) => module.SiteSettingForm,
  ),
);

/** The settings to edit, and what happened to them. */
export function SiteSettingTabs({ setting }: { setting: SiteSetting }) {
  const { formatMessage } = useIntl();
  return (
    <RecordTabs
      label={formatMessage({ id: 'setting.site.tabs' })}
      tabs={[
        {
          id: 'setting',
          label: <FormattedMessage id="setting.site.tab.setting" />,
          content: () => (
            <SiteSettingForm setting={setting} pending={<Skeleton shape="box" height={480} />} />
          ),
        },
        {
          id: 'history',
          label: <FormattedMessage id="kit.record.history" />,
          content: () => <SiteHistory id={setting.id} />,
        },
      ]}
    />
  );
}

function wordingOf(
  { formatMessage }: IntlShape,
  format: ReturnType<typeof useFormat>,
): HistoryFormatter {
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

/** History of the settings. */
function SiteHistory({ id }: { id: string }) {
  const intl = useIntl();
  const query = useManagementSiteSettingAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={wordingOf(intl, useFormat())} />;
}
