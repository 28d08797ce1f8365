import { useFormat } from '@dara/kit/format';
import { Button } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { FreeDaysForm } from '../../parts/free-days/free-days-form.tsx';
import { useShortlistText } from './shortlist-texts.ts';
import type { AvailabilityOf, ShortlistState } from './talent-facts.ts';

interface FreeBarProps {
  state: ShortlistState;
  ids: readonly string[];
  availability: AvailabilityOf;
}

/** Asks for the days on which the talents of the list should be free, and sums up who is. */
export function FreeBar({ state, ids, availability }: FreeBarProps) {
  const text = useShortlistText();
  const { free, query } = availability;
  return (
    <Bar role="group" aria-label={text('whoIsFree')}>
      <strong>{text('whoIsFree')}</strong>
      <Form list={state} submit={text('check')} />
      {free && (
        <Button size="small" variant="ghost" onClick={() => state.setFilters({ free: undefined })}>
          {text('anyDays')}
        </Button>
      )}
      <p role="status">{free && !query.isError && <Summary ids={ids} {...availability} />}</p>
      {free && query.isError && (
        <p role="alert">
          {text('freeFailed')}{' '}
          <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
            <FormattedMessage id="kit.ui.error.retry" />
          </Button>
        </p>
      )}
    </Bar>
  );
}

function Summary({ ids, free, of }: Pick<FreeBarProps, 'ids'> & AvailabilityOf) {
  const text = useShortlistText();
  const format = useFormat();
  const answers = ids.map(of);
  if (answers.includes(undefined)) return null;
  const count = answers.filter((answer) => answer === 'Free').length;
  const asked = answers.filter((answer) => answer === 'Ask').length;
  const days = format.dateRange(free?.from, free?.to);
  const summary = text('freeCount', { count, total: ids.length });
  const ask = asked > 0 ? ` · ${text('askCount', { count: asked })}` : '';
  return `${days}: ${summary}${ask}`;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space2} ${tokens.space4};
  margin-block-end: ${tokens.space6};
  > strong {
    align-self: center;
  }
  > p:empty {
    display: none;
  }
  > p {
    align-self: center;
    color: ${tokens.inkMuted};
  }
`;

const Form = styled(FreeDaysForm)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
`;
