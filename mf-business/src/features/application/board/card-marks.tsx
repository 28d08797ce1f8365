import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CalendarX2, MessageSquareText, Star, Video } from 'lucide-react';
import { styled } from 'styled-components';
import type { ApplicationRow } from '../../../api/generated.ts';

/** Rate, stars, notes and clashes, each with a label for screen readers. */
export function CardMarks({ row }: { row: ApplicationRow }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <>
      {row.quotedRate !== null && <Rate>{format.money(row.quotedRate)}</Rate>}
      <Marks>
        {row.ratingAverage !== null && (
          <Mark
            role="img"
            aria-label={formatMessage(
              { id: 'business.application.rating.average' },
              { average: row.ratingAverage, count: row.ratingCount },
            )}
          >
            <Star size={14} fill="currentColor" aria-hidden />
            {format.number(row.ratingAverage, 1)}
          </Mark>
        )}
        {row.tape && (
          <Mark role="img" aria-label={formatMessage({ id: 'business.application.tape' })}>
            <Video size={14} aria-hidden />
          </Mark>
        )}
        {row.noteCount > 0 && (
          <Mark
            role="img"
            aria-label={formatMessage(
              { id: 'business.application.notes.count' },
              { count: row.noteCount },
            )}
          >
            <MessageSquareText size={14} aria-hidden />
            {row.noteCount}
          </Mark>
        )}
        {row.clashes.length > 0 && (
          <Warning>
            <CalendarX2 size={14} aria-hidden />
            <span>
              <FormattedMessage id="business.application.clash" />
            </span>
          </Warning>
        )}
        {!row.isAvailable && (
          <Warning>
            <span>
              <FormattedMessage id="business.application.unavailable" />
            </span>
          </Warning>
        )}
      </Marks>
    </>
  );
}

const Rate = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Marks = styled.span`
  display: flex;
  gap: ${tokens.space2};
  margin-block-start: auto;
  overflow: hidden;
  white-space: nowrap;
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  color: ${tokens.inkMuted};
  font-variant-numeric: tabular-nums;
`;

const Warning = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  min-width: 0;
  color: ${tokens.warning};
  svg {
    flex: none;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
