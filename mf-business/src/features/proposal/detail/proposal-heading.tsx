import { businessName } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { RecordHeading } from '@dara/kit/record';
import { Badge, StatusBadge } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import type { ProposalRecord } from '../../../api/generated.ts';

interface ProposalHeadingProps {
  proposal: ProposalRecord;
  children?: ReactNode;
}

/** Number and client of the proposal, its status and the last day to accept it. */
export function ProposalHeading({ proposal, children }: ProposalHeadingProps) {
  const format = useFormat();
  const locale = useLocale();
  const { revision, jobTitle } = proposal;
  return (
    <RecordHeading
      name={proposal.title}
      notes={
        <>
          <span>{proposal.number}</span>
          <span>{businessName(proposal, locale)}</span>
          {jobTitle && <span>{localized(jobTitle, locale)}</span>}
          <span>
            <FormattedMessage
              id="business.proposal.validUntil"
              values={{ date: format.date(proposal.validUntil) }}
            />
          </span>
        </>
      }
      marks={
        <>
          <StatusBadge status={proposal.status} />
          {revision > 1 && (
            <Badge>
              <FormattedMessage id="business.proposal.revision" values={{ revision }} />
            </Badge>
          )}
        </>
      }
      updatedAt={proposal.updatedAt}
    >
      {children}
    </RecordHeading>
  );
}
