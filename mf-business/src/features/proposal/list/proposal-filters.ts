import { businessName } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import type { ListFilter } from '@dara/kit/resource';
import { PROPOSAL_STATUSES } from '@dara/model';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import type { ProposalRow } from '../../../api/generated.ts';
import { proposalMessages } from '../proposal.messages.ts';

/** Filters of the proposal list; client, job and dates are set by links. */
export function useProposalFilters(
  isBusiness: boolean,
  days: { validFrom?: string; validTo?: string },
  first?: ProposalRow,
): ListFilter[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const status: ListFilter = {
    name: 'status',
    label: formatMessage(proposalMessages.columnStatus),
    multiple: true,
    options: PROPOSAL_STATUSES.filter((value) => !isBusiness || value !== 'Draft').map((value) => ({
      value,
      label: formatMessage({ id: `kit.ui.status.${value}` }),
    })),
  };
  // Dates are set by the dashboard; here they can be removed.
  const bounds = (['validFrom', 'validTo'] as const).flatMap((name): ListFilter[] => {
    const day = days[name];
    if (!day) return [];
    const label = formatMessage({ id: `business.proposal.filter.${name}` });
    return [{ name, label, options: [{ value: day, label: format.date(day) }] }];
  });
  if (isBusiness) return [status, ...bounds];
  const company: ListFilter = {
    name: 'businessProfileId',
    label: formatMessage(proposalMessages.columnCompany),
    options: first ? [{ value: first.businessProfileId, label: businessName(first, locale) }] : [],
  };
  const deleted: ListFilter = {
    name: 'deleted',
    label: formatMessage(proposalMessages.deleted),
    options: [{ value: 'true', label: formatMessage(proposalMessages.deletedOnly) }],
  };
  return [status, company, ...bounds, deleted];
}
