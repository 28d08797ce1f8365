import { Checkbox, IconButton, Image, Menu, focusRing, type MenuItem } from '@dara/kit/ui';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CalendarX2, EllipsisVertical, MessageSquareText, Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ApplicationRow } from '../../../api/generated.ts';
import { BriefChips, useTalentLine, useTalentName } from '../application-texts.tsx';

const CARD_HEIGHT = 116;
const CHIPS_HEIGHT = 24;
const CHIPS_GAP = 8;

/** In CSS pixels; columns are measured by it. */
export const cardHeight = ({ outOfBrief }: Pick<ApplicationRow, 'outOfBrief'>): number =>
  outOfBrief.length > 0 ? CARD_HEIGHT + CHIPS_GAP + CHIPS_HEIGHT : CARD_HEIGHT;

export interface BoardCardProps {
  row: ApplicationRow;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
  onOpen: (id: string) => void;
  /** Actions. */
  itemsOf: (row: ApplicationRow) => readonly MenuItem[];
  /** Moves it by keys and by touch. */
  grip?: ReactNode;
}

/** An application on the board: talent, rate, ratings and conflicts. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { row, isSelected, onSelect, onOpen, itemsOf, grip } = props;
  const { formatMessage } = useIntl();
  const name = useTalentName()(row);
  const line = useTalentLine()(row);
  return (
    <Card $selected={isSelected} $height={cardHeight(row)}>
      <Photo image={row.photo} sizes="66px" ratio="3 / 4" alt="" />
      <Main>
        <Name type="button" onClick={() => onOpen(row.id)}>
          {name}
        </Name>
        <Line>{line}</Line>
        <CardMarks row={row} />
      </Main>
      <Tools>
        <Checkbox
          hideLabel
          label={formatMessage({ id: 'business.application.select' }, { name })}
          checked={isSelected}
          onChange={(next) => onSelect(row.id, next)}
        />
        <Menu
          trigger={
            <IconButton
              size="small"
              label={formatMessage({ id: 'business.application.menu' }, { name })}
              icon={<EllipsisVertical size={18} aria-hidden />}
            />
          }
          items={itemsOf(row)}
        />
        {grip}
      </Tools>
      {row.outOfBrief.length > 0 && <Chips reasons={row.outOfBrief} />}
    </Card>
  );
});

/** Rate, stars, notes and clashes, each with a label for screen readers. */
function CardMarks({ row }: { row: ApplicationRow }) {
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
            <FormattedMessage id="business.application.clash" />
          </Warning>
        )}
        {!row.isAvailable && (
          <Warning>
            <FormattedMessage id="business.application.unavailable" />
          </Warning>
        )}
      </Marks>
    </>
  );
}

const Card = styled.article<{ $selected: boolean; $height: number }>`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: 66px minmax(0, 1fr) auto;
  gap: ${CHIPS_GAP}px ${tokens.space3};
  height: ${(p) => p.$height}px;
  padding: ${tokens.space3};
  border: 1px solid ${(p) => (p.$selected ? tokens.brand : tokens.line)};
  border-radius: ${tokens.radiusMedium};
  background: ${(p) => (p.$selected ? tokens.brandSoft : tokens.paperRaised)};
  color: ${tokens.ink};
  overflow: hidden;
`;

const Photo = styled(Image)`
  align-self: center;
  border-radius: ${tokens.radiusSmall};
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: ${tokens.textSmall};
  line-height: 1.5;
`;

const Name = styled.button`
  overflow: hidden;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  line-height: 1.6;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  ${focusRing}
`;

const Line = styled.span`
  overflow: hidden;
  color: ${tokens.inkMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

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
  color: ${tokens.warning};
`;

/** One line; further chips are clipped. */
const Chips = styled(BriefChips)`
  grid-column: 1 / -1;
  height: ${CHIPS_HEIGHT}px;
  overflow: hidden;
`;

const Tools = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  margin: -6px -8px -6px 0;
`;
