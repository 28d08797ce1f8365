import { channelMessages, talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { NamesCell, NoValue, Value } from '@dara/kit/resource';
import { Badge, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { styled } from 'styled-components';
import type { Candidate } from '../../api/generated.ts';
import { talentSkeleton } from './invitation-columns.tsx';
import { candidateMessages } from './invitation.messages.ts';
import { STATE_TONES, stateOf } from './invitation.model.ts';
import { TalentCell } from './talent-cell.tsx';

/** Columns of candidates. */
export function useCandidateColumns(): TableColumn<Candidate>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return [
    {
      id: 'talent',
      header: formatMessage(candidateMessages.talent),
      primary: true,
      sortBy: 'DisplayName',
      cell: (row) => <TalentCell talent={row} />,
      skeleton: talentSkeleton,
    },
    {
      id: 'types',
      header: formatMessage(candidateMessages.types),
      cell: (row) => (
        <NamesCell
          max={1}
          names={row.talentTypes.map((type) => formatMessage(talentTypeMessages[type]))}
        />
      ),
    },
    {
      id: 'height',
      header: formatMessage(candidateMessages.height),
      align: 'end',
      nowrap: true,
      sortBy: 'Height',
      hideOnPhone: true,
      cell: (row) => <Value>{row.height}</Value>,
    },
    {
      id: 'followers',
      header: formatMessage(candidateMessages.followers),
      align: 'end',
      nowrap: true,
      sortBy: 'Followers',
      firstDirection: 'desc',
      cell: (row) => (
        <span title={row.channel ? formatMessage(channelMessages[row.channel]) : undefined}>
          <Value>{format.compact(row.followers)}</Value>
        </span>
      ),
    },
    {
      id: 'standing',
      header: formatMessage(candidateMessages.standing),
      cell: (row) => <CandidateStatusCell row={row} />,
    },
  ];
}

/** What the talent has to do with the job already, and what conflicts with its days. */
function CandidateStatusCell({ row: { invitation, hasApplied, clash } }: { row: Candidate }) {
  if (!invitation && !hasApplied && !clash) return <NoValue />;
  const state = invitation && stateOf({ status: invitation, seenAt: null });
  return (
    <Marks>
      {hasApplied && (
        <Badge dot tone="positive">
          <FormattedMessage id="business.candidate.applied" />
        </Badge>
      )}
      {state && state !== 'Accepted' && (
        <Badge dot tone={STATE_TONES[state]}>
          <FormattedMessage id={`business.candidate.invitation.${state}`} />
        </Badge>
      )}
      {clash && (
        <Badge tone={clash === 'Booked' ? 'danger' : 'warning'}>
          <FormattedMessage id={`business.candidate.clash.${clash}`} />
        </Badge>
      )}
    </Marks>
  );
}

const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px;
`;
