import type { ListFilter } from '@dara/kit/resource';
import { PROPOSAL_STATUSES } from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ProposalRow } from '../../../api/generated.ts';
import { proposalMessages } from '../proposal.messages.ts';

/** Filters of the proposal list; a client or a job is chosen by links that lead here, and named by a row. */
export function useProposalFilters(isBusiness: boolean, first?: ProposalRow): ListFilter[] {
  const { formatMessage } = useIntl();
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
  if (isBusiness) return [status];
  const company: ListFilter = {
    name: 'businessProfileId',
    label: formatMessage(proposalMessages.columnCompany),
    options: first
      ? [{ value: first.businessProfileId, label: localized(first.companyName, locale) }]
      : [],
  };
  const deleted: ListFilter = {
    name: 'deleted',
    label: formatMessage(proposalMessages.deleted),
    options: [{ value: 'true', label: formatMessage(proposalMessages.deletedOnly) }],
  };
  return [status, company, deleted];
}
