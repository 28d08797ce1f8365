import { useFormat } from '@dara/kit/format';
import { NoValue, RelativeDate } from '@dara/kit/resource';
import { todayInBangkok } from '@dara/kit/validation';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ProposalRow } from '../../../api/generated.ts';
import { isWithClient } from '../proposal-status.ts';

const SOON_DAYS = 3;
const DAY_MS = 86_400_000;

/** The last day on which the client can accept, with a warning shortly before. */
export function ValidCell({ row }: { row: ProposalRow }) {
  const format = useFormat();
  const left = (Date.parse(row.validUntil) - Date.parse(todayInBangkok())) / DAY_MS;
  return (
    <Stack>
      <time dateTime={row.validUntil}>{format.date(row.validUntil)}</time>
      {isWithClient(row.status) && left >= 0 && left <= SOON_DAYS && (
        <small>
          <FormattedMessage id="business.proposal.endsSoon" values={{ days: left }} />
        </small>
      )}
    </Stack>
  );
}

/** Whether the client has opened it, and the number of decisions. */
export function SeenCell({ row }: { row: ProposalRow }) {
  if (!row.sentAt) return <NoValue />;
  return (
    <Stack>
      {row.viewedAt ? (
        <span>
          <FormattedMessage
            id="business.proposal.answered"
            values={{ answered: row.answered, items: row.items }}
          />
        </span>
      ) : (
        <span>
          <FormattedMessage id="business.proposal.notSeen" />
        </span>
      )}
      <span>
        <RelativeDate value={row.respondedAt ?? row.viewedAt ?? row.sentAt} />
      </span>
    </Stack>
  );
}

const Stack = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 8px;
  ${media.tablet} {
    flex-direction: column;
  }
  small,
  span + span {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  small {
    color: ${tokens.danger};
  }
`;
