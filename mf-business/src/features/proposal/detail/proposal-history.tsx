import { useFormat } from '@dara/kit/format';
import { RecordHistory, useHistoryPage, type HistoryFormatter } from '@dara/kit/record';
import { useIntl, type IntlShape } from '@dara/sdk/i18n';
import { useManagementProposalAuditQuery } from '../../../api/generated.ts';

const FIELDS = new Set([
  ...['title', 'businessProfileId', 'jobId', 'brief', 'language', 'validUntil', 'discount'],
  ...['vatRate', 'whtRate', 'note', 'items', 'status', 'reason', 'revision', 'email', 'expiresAt'],
  ...['number', 'copyOf', 'yes', 'backup', 'no', 'total', 'decision', 'comment'],
  ...['talent', 'kind', 'from', 'to'],
]);
const ACTIONS = new Set([
  ...['Send', 'Link', 'Revise', 'Revoke', 'View', 'Respond', 'Accept', 'Decline', 'Expire'],
  ...['Lock', 'Unavailable', 'FailPasscode', 'DecideItem', 'Book', 'Promote'],
]);
const MONEY = new Set(['discount', 'total']);

type Words = Pick<IntlShape, 'formatMessage'> & {
  format: ReturnType<typeof useFormat>;
};

function wordingOf({ formatMessage, format }: Words): HistoryFormatter {
  return {
    action: (action) =>
      ACTIONS.has(action)
        ? formatMessage({ id: `business.proposal.history.${action}` })
        : undefined,
    field: (field) =>
      FIELDS.has(field) ? formatMessage({ id: `business.proposal.field.${field}` }) : undefined,
    role: (permission) => formatMessage({ id: `business.proposal.role.${permission}` }),
    text: (field, text) => {
      if (field === 'status') return formatMessage({ id: `kit.ui.status.${text}` });
      if (field === 'language') return formatMessage({ id: `business.proposal.language.${text}` });
      if (field === 'decision') return formatMessage({ id: `business.proposal.decision.${text}` });
      if (field === 'kind') return formatMessage({ id: `business.booking.kind.${text}` });
      if (field === 'from' || field === 'to') return format.date(text);
      if (field === 'expiresAt') return format.dateTime(text);
      return MONEY.has(field) ? format.money(Number(text)) : undefined;
    },
  };
}

/** History of a proposal, newest first. */
export function ProposalHistory({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const query = useManagementProposalAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={wordingOf({ formatMessage, format })} />;
}
