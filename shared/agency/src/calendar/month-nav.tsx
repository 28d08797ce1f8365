import { useFormat } from '@dara/kit/format';
import { Button, IconButton } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { monthOf, shiftMonth } from './month.model.ts';

interface MonthNavProps {
  /** `yyyy-mm`. */
  month: string;
  today: string;
  onChange: (month: string) => void;
}

/** Which month is shown, and the ways to another. */
export function MonthNav({ month, today, onChange }: MonthNavProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <Row>
      <IconButton
        label={formatMessage({ id: 'agency.calendar.previous' })}
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onChange(shiftMonth(month, -1))}
      />
      <h2 aria-live="polite">{format.date(`${month}-01T00:00:00+07:00`, 'month')}</h2>
      <IconButton
        label={formatMessage({ id: 'agency.calendar.next' })}
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => onChange(shiftMonth(month, 1))}
      />
      <Today
        variant="ghost"
        size="small"
        disabled={month === monthOf(today)}
        onClick={() => onChange(monthOf(today))}
      >
        <FormattedMessage id="agency.calendar.today" />
      </Today>
    </Row>
  );
}

const Today = styled(Button)`
  white-space: nowrap;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space1};
  h2 {
    min-width: 8em;
    margin: 0;
    font-size: ${tokens.textLarge};
    text-align: center;
  }
`;
