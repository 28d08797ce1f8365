import { CardPreview, FlipButton, type CardSideName } from '@dara/agency/card';
import { FullScreen, Menu, Button, Skeleton, type MenuItem } from '@dara/kit/ui';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import {
  useManagementCompositeCardDetailQuery,
  type ApplicationRow,
} from '../../../api/generated.ts';
import { stageMessage, useTalentLine, useTalentName } from '../application-texts.tsx';

export interface CompareViewProps {
  rows: readonly ApplicationRow[];
  movesOf: (row: ApplicationRow) => readonly MenuItem[];
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const OTHER = { front: 'back', back: 'front' } as const;

/** Cards side by side, as large as the window; arrow keys walk along them and turn them over. */
export function CompareView({ rows, movesOf, onClose }: CompareViewProps) {
  const { formatMessage } = useIntl();
  const [at, setAt] = useState(0);
  const [sides, setSides] = useState<Record<string, CardSideName>>({});
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = list.current?.children[at] as HTMLElement | undefined;
    card?.focus({ preventScroll: true });
    card?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [at]);
  const turn = (id: string) => setSides((now) => ({ ...now, [id]: OTHER[now[id] ?? 'front'] }));
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const current = rows[at];
    if (step !== undefined) setAt(Math.min(rows.length - 1, Math.max(0, at + step)));
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      if (current) turn(current.id);
    } else return;
    event.preventDefault();
  };
  return (
    <FullScreen
      open
      onClose={onClose}
      onKeyDown={handleKeyDown}
      title={formatMessage({ id: 'business.application.compare' })}
    >
      <Cards ref={list}>
        {rows.map((row, index) => (
          <Compared
            key={row.id}
            row={row}
            side={sides[row.id] ?? 'front'}
            moves={movesOf(row)}
            onFocus={() => setAt(index)}
            onFlip={() => turn(row.id)}
          />
        ))}
      </Cards>
    </FullScreen>
  );
}

interface ComparedProps {
  row: ApplicationRow;
  side: CardSideName;
  moves: readonly MenuItem[];
  onFocus: () => void;
  onFlip: () => void;
}

function Compared({ row, side, moves, onFocus, onFlip }: ComparedProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const name = useTalentName()(row);
  const line = useTalentLine()(row);
  const { talentId, compositeCardId, jobId } = row;
  const { data, isError } = useManagementCompositeCardDetailQuery(
    { id: talentId, cardId: compositeCardId ?? '', jobId },
    { skip: compositeCardId === null },
  );
  const isMissing = compositeCardId === null || isError;
  return (
    <li tabIndex={-1} aria-label={name} onFocus={onFocus}>
      {data && <CardPreview card={data} side={side} pixels={480} />}
      {!data && !isMissing && <Skeleton height="60dvh" />}
      {isMissing && (
        <p>
          <FormattedMessage id="business.application.noCard" />
        </p>
      )}
      <Words>
        <strong>{name}</strong>
        <span>
          {[line, row.quotedRate !== null && format.money(row.quotedRate)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{formatMessage(stageMessage(row.status))}</span>
      </Words>
      <Tools>
        {data && <FlipButton side={side} name={name} onFlip={onFlip} />}
        {moves.length > 0 && (
          <Menu
            trigger={
              <Button size="small" iconEnd={<ChevronDown size={16} aria-hidden />}>
                <FormattedMessage id="business.application.moveTo" />
              </Button>
            }
            items={moves}
          />
        )}
      </Tools>
    </li>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-auto-columns: min(82vw, 420px);
  grid-auto-flow: column;
  align-items: start;
  gap: ${tokens.space4};
  margin: 0;
  padding: 72px ${tokens.space4} ${tokens.space6};
  overflow: auto;
  list-style: none;
  scroll-snap-type: x proximity;
  ${media.desktop} {
    grid-auto-columns: minmax(0, calc((100dvh - 230px) * 0.7));
    justify-content: center;
  }
  li {
    overflow: hidden;
    padding: ${tokens.space3};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
    color: ${tokens.ink};
    outline: none;
    scroll-snap-align: center;
  }
  li:focus,
  li:focus-within {
    box-shadow: 0 0 0 3px ${tokens.brand};
  }
`;

const Words = styled.div`
  display: grid;
  padding-block-start: ${tokens.space3};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  strong {
    color: ${tokens.ink};
    font-size: ${tokens.textLarge};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  padding-block-start: ${tokens.space2};
`;
