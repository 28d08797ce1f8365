import { FlipCard } from '@dara/agency/card';
import { isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ErrorState, FullScreen, Spinner } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { CardSource } from './card-source.ts';

export interface CardViewerProps {
  source: CardSource;
  itemId: string;
  name: string;
  onClose: () => void;
}

const PIXELS = 900;

/** A talent's card as large as the window, to be turned over. */
export function CardViewer({ source, itemId, name, onClose }: CardViewerProps) {
  const { data, isError, error, isFetching, refetch } = source.useCard(itemId);
  const isNone = isApiError(error) && error.status === 404;
  return (
    <FullScreen open title={name} onClose={onClose}>
      <Stage>
        {data && !isError ? (
          <FlipCard card={data} pixels={PIXELS} />
        ) : isError ? (
          isNone ? (
            <p>
              <FormattedMessage id="business.proposal.offer.noCard" />
            </p>
          ) : (
            <Sheet>
              <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
            </Sheet>
          )
        ) : (
          <Spinner />
        )}
      </Stage>
    </FullScreen>
  );
}

const Stage = styled.div`
  display: grid;
  place-items: center;
  height: 100dvh;
  padding: 64px 16px 16px;
  overflow: auto;
  > div {
    width: min(100%, calc((100dvh - 140px) * 148 / 210));
  }
  && button {
    justify-self: center;
  }
  && > div:first-child > button {
    color: #fff;
  }
  && > div:first-child > button:hover {
    background: rgb(255 255 255 / 14%);
  }
`;

const Sheet = styled.div`
  padding: 16px;
  border-radius: 8px;
  background: ${tokens.paper};
  color: ${tokens.ink};
`;
