import { usePay } from '@dara/agency/pay';
import { useFormat } from '@dara/kit/format';
import { NoValue, RelativeDate } from '@dara/kit/resource';
import { Badge } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { Invitation, JobRecord, ListedInvitation } from '../../api/generated.ts';
import { TapeButton } from './tape-button.tsx';
import { STATE_TONES, stateOf } from './invitation.model.ts';

/** Its status and since when; the reason of a refusal. */
export function StateCell({ row }: { row: ListedInvitation | Invitation }) {
  const state = stateOf(row);
  const at = row.answeredAt ?? (state === 'Seen' ? row.seenAt : null);
  return (
    <Stack>
      <Badge dot tone={STATE_TONES[state]}>
        <FormattedMessage id={`business.invitation.state.${state}`} />
      </Badge>
      {at && (
        <small>
          <RelativeDate value={at} />
        </small>
      )}
      {row.tape && <TapeButton tape={row.tape} />}
      {row.declineReason && (
        <Reason>
          <FormattedMessage
            id="business.invitation.declineReason"
            values={{ reason: row.declineReason }}
          />
        </Reason>
      )}
    </Stack>
  );
}

export function RateCell({ row, job }: { row: Invitation; job: JobRecord }) {
  const pay = usePay()(row.offeredRate, row.offeredRate, job.budgetUnit);
  return pay || <NoValue />;
}

interface SentCellProps {
  row: ListedInvitation | Invitation;
  isBusiness: boolean;
}

/** Sender and date, and the last reminder. */
export function SentCell({ row, isBusiness }: SentCellProps) {
  const isOther = isBusiness ? row.sentBy === 'Agency' : row.sentBy === 'Business';
  return (
    <Stack>
      <RelativeDate value={row.createdAt} />
      {isOther && (
        <small>
          <FormattedMessage id={`business.invitation.sentBy.${row.sentBy}`} />
        </small>
      )}
      {row.remindedAt && <Reminded at={row.remindedAt} />}
    </Stack>
  );
}

function Reminded({ at }: { at: string }) {
  const format = useFormat();
  return (
    <small>
      <FormattedMessage id="business.invitation.reminded" values={{ date: format.date(at) }} />
    </small>
  );
}

const Stack = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-width: 0;
  ${media.tablet} {
    flex-direction: column;
    align-items: flex-start;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Reason = styled.span`
  max-width: 32ch;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  white-space: normal;
  overflow-wrap: anywhere;
`;
