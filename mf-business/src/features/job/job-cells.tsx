import { toIsoDate, useFormat } from '@dara/kit/format';
import { usePay } from '@dara/agency/pay';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { NoValue } from '@dara/kit/resource';
import { media, tokens } from '@dara/sdk/theme';
import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { JobRow } from '../../api/generated.ts';
import { jobMessages } from './job.messages.ts';

/** How many have applied, against how many are wanted. */
export function ApplicationsCell({ row }: { row: JobRow }) {
  const { applications, openings } = row;
  return (
    <Stack>
      <FormattedMessage id={jobMessages.applications.id} values={{ applications }} />
      <small>
        <FormattedMessage id={jobMessages.openings.id} values={{ openings }} />
      </small>
    </Stack>
  );
}

/** The deadline; an open job past it is marked. */
export function DeadlineCell({ row }: { row: JobRow }) {
  const format = useFormat();
  const today = useToday();
  if (!row.applyUntil) return <NoValue />;
  const isPast = row.status === 'Open' && today !== null && row.applyUntil.slice(0, 10) < today;
  return (
    <Stack>
      <time dateTime={row.applyUntil}>{format.date(row.applyUntil)}</time>
      {isPast && (
        <Late>
          <FormattedMessage {...jobMessages.past} />
        </Late>
      )}
    </Stack>
  );
}

// The server's day need not be the browser's, so the first rendering knows none.
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(toIsoDate(Date.now())), []);
  return today;
}

/** Budget and unit; an icon marks a hidden one. */
export function BudgetCell({ row }: { row: JobRow }) {
  const { formatMessage } = useIntl();
  const pay = usePay()(row.budgetFrom, row.budgetTo, row.budgetUnit);
  if (!pay) return <NoValue />;
  const hidden = formatMessage(jobMessages.budgetHidden);
  return (
    <>
      {!row.showBudget && (
        <Hidden role="img" aria-label={hidden} title={hidden}>
          <EyeOff size={14} aria-hidden />
        </Hidden>
      )}
      {pay}
    </>
  );
}

const Hidden = styled.span`
  display: inline-block;
  margin-inline-end: 6px;
  color: ${tokens.inkMuted};
  vertical-align: -2px;
`;

const Stack = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 8px;
  ${media.tablet} {
    flex-direction: column;
  }
  small {
    display: inline-flex;
    align-items: center;
    align-self: inherit;
    justify-content: flex-end;
    gap: 4px;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Late = styled.small`
  && {
    justify-content: flex-start;
    color: ${tokens.danger};
  }
`;
