import { FlipCard } from '@dara/agency/card';
import { useIntl } from '@dara/sdk/i18n';
import { Button, ErrorState, FullScreen } from '@dara/kit/ui';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTalentCompositeCardListQuery, type SharedCard } from '../../api/generated.ts';
import { CardList, CardListSkeleton } from './card-list.tsx';

export interface SharedCardsProps {
  talentId: string;
  /** How many there will be. */
  count: number;
}

const PIXELS = 260;

/** Shared cards, turned over in place or looked at in full size. */
export function SharedCards({ talentId, count }: SharedCardsProps) {
  const { currentData, isError, error, isFetching, refetch } = useTalentCompositeCardListQuery({
    id: talentId,
  });
  const [large, setLarge] = useState<SharedCard | null>(null);
  if (isError) {
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <CardListSkeleton count={count} />;
  return (
    <>
      <CardList role="list">
        {currentData.items.map((card) => (
          <li key={card.id}>
            <FlipCard card={card} pixels={PIXELS} />
            <Enlarge name={card.name} onClick={() => setLarge(card)} />
          </li>
        ))}
      </CardList>
      {large && <LargeCard card={large} onClose={() => setLarge(null)} />}
    </>
  );
}

function Enlarge({ name, onClick }: { name: string; onClick: () => void }) {
  const { formatMessage } = useIntl();
  const text = formatMessage({ id: 'public.talent.cards.enlarge' });
  const label = `${text}: ${name}`;
  return (
    <Button
      block
      size="small"
      variant="ghost"
      icon={<Maximize2 size={18} aria-hidden />}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

function LargeCard({ card, onClose }: { card: SharedCard; onClose: () => void }) {
  return (
    <FullScreen open title={card.name} onClose={onClose}>
      <Large>
        <FlipCard card={card} pixels={900} />
      </Large>
    </FullScreen>
  );
}

const Large = styled.div`
  display: grid;
  place-items: center;
  height: 100dvh;
  padding: 64px 16px 16px;
  overflow: auto;
  > * {
    width: min(100%, calc((100dvh - 140px) * 148 / 210));
  }
  && button {
    justify-self: center;
    color: #fff;
  }
  && button:hover {
    background: rgb(255 255 255 / 14%);
  }
`;
