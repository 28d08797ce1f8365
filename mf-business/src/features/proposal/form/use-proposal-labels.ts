import { PROPOSAL_LIMITS } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';

const LABELLED = [
  ...['title', 'businessProfileId', 'jobId', 'brief', 'language', 'validUntil', 'discount'],
  ...['vatRate', 'whtRate', 'note', 'items'],
] as const;
const OF_ITEMS = [
  ...['talentId', 'talentType', 'deliverable', 'quantity', 'unitPrice', 'cost', 'availability'],
] as const;

/** Labels of fields in error summary and conflict dialog. */
export function useProposalLabels(): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const label = (field: string) => formatMessage({ id: `business.proposal.field.${field}` });
    const rows = Array.from({ length: PROPOSAL_LIMITS.items }, (_, at) =>
      OF_ITEMS.map((field) => [`items.${at}.${field}`, `${at + 1}. ${label(field)}`]),
    );
    return Object.fromEntries([...LABELLED.map((field) => [field, label(field)]), ...rows.flat()]);
  }, [formatMessage]);
}
