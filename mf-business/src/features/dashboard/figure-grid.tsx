import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Skeleton } from '@dara/kit/ui';
import { useState } from 'react';
import { figureMessages } from './dashboard.messages.ts';
import type { Figure } from './dashboard.model.ts';
import { figurePath } from './dashboard-paths.ts';
import { Card, Count, Grid, LinkCard } from './figure-grid.styles.ts';

/** A grid of figures, each linked to the list of what was counted. */
export function FigureGrid({ figures, isUrgent }: { figures: Figure[]; isUrgent: boolean }) {
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

function FigureCard({ figure, isUrgent }: { figure: Figure; isUrgent: boolean }) {
  const { formatNumber } = useIntl();
  const [now] = useState(() => Date.now());
  const content = (
    <>
      <Count $isUrgent={isUrgent && figure.count > 0}>{formatNumber(figure.count)}</Count>
      <FormattedMessage {...figureMessages[figure.name]} />
    </>
  );
  return <LinkCard to={figurePath(figure.name, now)}>{content}</LinkCard>;
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
