import {
  Checkbox,
  IconButton,
  Image,
  Menu,
  clampLines,
  focusRing,
  type MenuItem,
} from '@dara/kit/ui';
import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { EllipsisVertical } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ApplicationRow } from '../../../api/generated.ts';
import { BriefChips, useTalentFacts, useTalentName } from '../application-texts.tsx';
import { CardMarks } from './card-marks.tsx';

/** Heights in CSS pixels; columns are measured by them. */
const NAME_HEIGHT = 46;
const PHOTO_HEIGHT = 64;
const PHOTO_WIDTH = 46;
const CHIPS_HEIGHT = 24;
const GAP = 6;
const FRAME = 18;

export const cardHeight = ({ outOfBrief }: Pick<ApplicationRow, 'outOfBrief'>): number =>
  FRAME + NAME_HEIGHT + GAP + PHOTO_HEIGHT + (outOfBrief.length > 0 ? GAP + CHIPS_HEIGHT : 0);

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
  const facts = useTalentFacts()(row);
  return (
    <Card $selected={isSelected} $height={cardHeight(row)}>
      <Name type="button" onClick={() => onOpen(row.id)}>
        <span>{name}</span>
      </Name>
      <Photo image={row.photo} sizes={`${PHOTO_WIDTH}px`} ratio="3 / 4" alt="" />
      <Main>
        <Line>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Line>
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

const Card = styled.article<{ $selected: boolean; $height: number }>`
  display: grid;
  grid-template-rows: ${NAME_HEIGHT}px ${PHOTO_HEIGHT}px;
  grid-template-columns: ${PHOTO_WIDTH}px minmax(0, 1fr) auto;
  gap: ${GAP}px;
  height: ${(p) => p.$height}px;
  padding: ${tokens.space2};
  border: 1px solid ${(p) => (p.$selected ? tokens.brand : tokens.line)};
  border-radius: ${tokens.radiusMedium};
  background: ${(p) => (p.$selected ? tokens.brandSoft : tokens.paperRaised)};
  color: ${tokens.ink};
  overflow: hidden;
`;

const Photo = styled(Image)`
  border-radius: ${tokens.radiusSmall};
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: ${tokens.textSmall};
  line-height: 1.5;
`;

/** Two lines, so that a narrow column shows a whole name. */
const Name = styled.button`
  grid-column: 1 / 3;
  align-self: center;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${tokens.textSmall};
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  span {
    ${clampLines(2)}
  }
  &:hover {
    text-decoration: underline;
  }
  ${focusRing}
`;

/** A long type is shortened, the age never. */
const Line = styled.span`
  display: flex;
  color: ${tokens.inkMuted};
  white-space: nowrap;
  span {
    flex: none;
  }
  span:first-child:not(:last-child) {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  span + span::before {
    content: '·';
    margin-inline: ${tokens.space1};
  }
`;

/** One line; further chips are clipped. */
const Chips = styled(BriefChips)`
  grid-column: 1 / -1;
  height: ${CHIPS_HEIGHT}px;
  overflow: hidden;
`;

const Tools = styled.div`
  grid-row: 1 / 3;
  grid-column: 3;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  margin: -4px -6px -4px 0;
`;
