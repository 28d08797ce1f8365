import type { PageShape } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Skeleton, VisuallyHidden } from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageSpace, type ComingPage } from './page-space.ts';
import { useDelayed } from './use-delayed.ts';

const SLOW_AFTER_MS = 4000;

/** The outline of a page that is on its way. */
export function PageSkeleton({ page: { frame, shape } }: { page: ComingPage }) {
  const isSlow = useDelayed(true, SLOW_AFTER_MS);
  return (
    <PageSpace $frame={frame}>
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage id="shell.page.loading" />
        </VisuallyHidden>
        {isSlow && (
          <Patience>
            <FormattedMessage id="shell.page.slow" />
          </Patience>
        )}
      </div>
      {shapes()[shape ?? (frame === 'management' ? 'table' : 'portraits')]}
    </PageSpace>
  );
}

const times = (count: number, draw: (key: number) => ReactNode) =>
  Array.from({ length: count }, (_, key) => draw(key));

const heading = () => (
  <>
    <Skeleton width="min(320px, 60%)" height="36px" />
    <Skeleton width="min(560px, 90%)" />
  </>
);

const portraits = (count: number) => (
  <Grid>
    {times(count, (key) => (
      <Skeleton key={key} shape="box" ratio="3 / 4" />
    ))}
  </Grid>
);

const rows = (count: number, box: { width: number; height: number }) => (
  <Rows>
    {times(count, (key) => (
      <Line key={key} $box={box.width} $height={box.height + 28}>
        <Skeleton shape="box" {...box} />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </Line>
    ))}
  </Rows>
);

const text = () => (
  <Lines>
    {times(9, (key) => (
      <Skeleton key={key} width={key % 3 === 2 ? '70%' : '100%'} />
    ))}
  </Lines>
);

const shapes = (): Record<PageShape, ReactNode> => ({
  home: (
    <>
      <Skeleton shape="box" ratio="16 / 9" />
      {heading()}
      {portraits(4)}
    </>
  ),
  portraits: (
    <>
      {heading()}
      {portraits(8)}
    </>
  ),
  cards: (
    <>
      {heading()}
      <Grid>
        {times(6, (key) => (
          <Lines key={key}>
            <Skeleton shape="box" ratio="16 / 9" />
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </Lines>
        ))}
      </Grid>
    </>
  ),
  rows: (
    <>
      {heading()}
      {rows(6, { width: 72, height: 72 })}
    </>
  ),
  profile: (
    <Halves>
      <Skeleton shape="box" ratio="3 / 4" />
      <Lines>
        {heading()}
        {text()}
      </Lines>
    </Halves>
  ),
  article: (
    <Column>
      {heading()}
      <Skeleton shape="box" ratio="16 / 9" />
      {text()}
    </Column>
  ),
  form: (
    <Column>
      {heading()}
      {times(5, (key) => (
        <Lines key={key}>
          <Skeleton width="30%" />
          <Skeleton shape="box" height="44px" />
        </Lines>
      ))}
    </Column>
  ),
  table: (
    <>
      {heading()}
      {rows(8, { width: 36, height: 36 })}
    </>
  ),
});

const Rows = styled.div`
  margin-top: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;

const Line = styled.div<{ $box: number; $height: number }>`
  display: grid;
  grid-template-columns: ${(p) => p.$box}px repeat(3, minmax(0, 1fr));
  gap: ${tokens.space4};
  align-items: center;
  min-height: ${(p) => p.$height}px;
  padding-inline: ${tokens.space4};
  & + & {
    border-block-start: 1px solid ${tokens.line};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 40%), 1fr));
  gap: ${tokens.space4};
  margin-top: ${tokens.space4};
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space3};
`;

const Halves = styled.div`
  display: grid;
  gap: ${tokens.space6};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Column = styled(Lines)`
  width: min(760px, 100%);
  margin-inline: auto;
`;

const Patience = styled.p`
  color: ${tokens.inkMuted};
`;
