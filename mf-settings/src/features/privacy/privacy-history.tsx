import { RecordHistory, useHistoryPage } from '@dara/kit/record';
import { useIntl, useLocale, type IntlShape, type Locale } from '@dara/sdk/i18n';
import { useManagementPrivacyAuditQuery } from '../../api/generated.ts';
import { auditWording } from '../../parts/audit-wording.ts';
import {
  askerMessages,
  channelMessages,
  kindMessages,
  statusMessages,
} from './privacy.messages.ts';

/** Fields that the form names too. */
const FIELDS = new Set(['kind', 'channel', 'askedBy', 'requester', 'receivedOn', 'answer']);
/** What is one of a few values. */
const VALUES: Readonly<Record<string, Readonly<Record<string, { id: string }>>>> = {
  kind: kindMessages,
  channel: channelMessages,
  askedBy: askerMessages,
  status: statusMessages,
};

function privacyWording(intl: IntlShape, locale: Locale): ReturnType<typeof auditWording> {
  const wording = auditWording(intl, locale);
  return {
    ...wording,
    field: (field) =>
      FIELDS.has(field)
        ? intl.formatMessage({ id: `setting.privacy.field.${field}` })
        : wording.field(field),
    text: (field, text) => {
      const message = VALUES[field]?.[text];
      return message ? intl.formatMessage(message) : wording.text?.(field, text);
    },
  };
}

/** Who did what with a request, the latest first. */
export function PrivacyHistory({ id }: { id: string }) {
  const wording = privacyWording(useIntl(), useLocale());
  const query = useManagementPrivacyAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={wording} />;
}
