import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { Skeleton } from '@dara/kit/ui';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { figureMessages } from './dashboard.messages.ts';
import { figurePath, type Figure } from './dashboard.model.ts';

/** Figures side by side, each a link to the list that shows what was counted. */
export function FigureGrid({ figures, isUrgent }: { figures: Figure[]; isUrgent?: boolean }) {
  return (
    <Grid role="list">
      {figures.map((figure) => (
        <li key={figure.name}>
          <FigureCard figure={figure} isUrgent={isUrgent} />
        </li>
      ))}
    </Grid>
  );
}

function FigureCard({ figure, isUrgent }: { figure: Figure; isUrgent: boolean | undefined }) {
  const { formatNumber } = useIntl();
  const [now] = useState(() => Date.now());
  const path = figurePath(figure.name, now);
  const content = (
    <>
      <Count $isUrgent={Boolean(isUrgent) && figure.count > 0}>{formatNumber(figure.count)}</Count>
      <FormattedMessage {...figureMessages[figure.name]} />
    </>
  );
  return path ? <LinkCard to={path}>{content}</LinkCard> : <Card>{content}</Card>;
}

export function FigureGridSkeleton({ count }: { count: number }) {
  return (
    <Grid as="div" aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at}>
          <Skeleton width={56} height={36} />
          <Skeleton width={120} />
        </Card>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space3};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: ${tokens.space4};
  }
`;

const card = css`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space1};
  height: 100%;
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusLarge};
  background: ${tokens.paperRaised};
  color: ${tokens.inkMuted};
`;

const Card = styled.div`
  ${card}
`;

const LinkCard = styled(Link)`
  ${card}
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      border-color: ${tokens.lineStrong};
      color: ${tokens.ink};
    }
  }
`;

const Count = styled.span<{ $isUrgent: boolean }>`
  color: ${({ $isUrgent }) => ($isUrgent ? tokens.brand : tokens.ink)};
  font-size: 1.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`;
