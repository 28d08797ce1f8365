import { RecordTabs, type RecordTab } from '@dara/kit/record';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { ProposalRecord } from '../../../api/generated.ts';
import { LazyProposalForm } from '../lazy-proposal-form.tsx';
import { ProposalHistory } from './proposal-history.tsx';
import { ProposalOverview } from './proposal-overview.tsx';
import { ProposalRevisions } from './proposal-revisions.tsx';

const nothing = () => undefined;

/** A proposal for staff: a draft to be written, else its status; its revisions and its history. */
export function ProposalTabs({ proposal }: { proposal: ProposalRecord }) {
  const { formatMessage } = useIntl();
  const { id, number, status } = proposal;
  const first: RecordTab =
    status === 'Draft'
      ? {
          id: 'edit',
          label: <FormattedMessage id="business.proposal.tab.edit" />,
          content: () => <LazyProposalForm record={proposal} onSaved={nothing} />,
        }
      : {
          id: 'overview',
          label: <FormattedMessage id="business.proposal.tab.overview" />,
          content: () => <ProposalOverview proposal={proposal} />,
        };
  const tabs: RecordTab[] = [
    first,
    {
      id: 'revisions',
      label: <FormattedMessage id="business.proposal.tab.revisions" />,
      content: () => <ProposalRevisions id={id} />,
    },
    {
      id: 'history',
      label: <FormattedMessage id="kit.record.history" />,
      content: () => <ProposalHistory id={id} />,
    },
  ];
  return (
    <RecordTabs
      key={first.id}
      label={formatMessage({ id: 'kit.record.tabs' }, { name: number })}
      tabs={tabs}
    />
  );
}
