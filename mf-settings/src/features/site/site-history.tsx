import { useFormat } from '@dara/kit/format';
import { RecordHistory, joinParts, useHistoryPage, type HistoryFormatter } from '@dara/kit/record';
import { useIntl, type IntlShape } from '@dara/sdk/i18n';
import { useManagementSiteSettingAuditQuery } from '../../api/generated.ts';

const FIELDS = ['name', 'address', 'email', 'phone', 'lineId', 'messagesTo'];

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

/** What was changed of the settings, by whom and when. */
export function SiteHistory({ id }: { id: string }) {
  const intl = useIntl();
  const query = useManagementSiteSettingAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={wordingOf(intl, useFormat())} />;
}
