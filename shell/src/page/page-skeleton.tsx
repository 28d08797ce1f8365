import type { PageShape } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Skeleton, VisuallyHidden } from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { PageSpace, type ComingPage } from './page-space.ts';
import { useDelayed } from './use-delayed.ts';
import * as S from './page-skeleton.styles.ts';

const SLOW_AFTER_MS = 4000;

/** Skeleton of a loading page. */
export function PageSkeleton({ page: { frame, shape } }: { page: ComingPage }) {
  const isSlow = useDelayed(true, SLOW_AFTER_MS);
  return (
    <PageSpace $frame={frame}>
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage id="shell.page.loading" />
        </VisuallyHidden>
        {isSlow && (
          <S.Patience>
            <FormattedMessage id="shell.page.slow" />
          </S.Patience>
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
  <S.Grid>
    {times(count, (key) => (
      <Skeleton key={key} shape="box" ratio="3 / 4" />
    ))}
  </S.Grid>
);

const rows = (count: number, box: { width: number; height: number }) => (
  <S.Rows>
    {times(count, (key) => (
      <S.Line key={key} $box={box.width} $height={box.height + 28}>
        <Skeleton shape="box" {...box} />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </S.Line>
    ))}
  </S.Rows>
);

const text = () => (
  <S.Lines>
    {times(9, (key) => (
      <Skeleton key={key} width={key % 3 === 2 ? '70%' : '100%'} />
    ))}
  </S.Lines>
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
      <S.Grid>
        {times(6, (key) => (
          <S.Lines key={key}>
            <Skeleton shape="box" ratio="16 / 9" />
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </S.Lines>
        ))}
      </S.Grid>
    </>
  ),
  rows: (
    <>
      {heading()}
      {rows(6, { width: 72, height: 72 })}
    </>
  ),
  profile: (
    <S.Halves>
      <Skeleton shape="box" ratio="3 / 4" />
      <S.Lines>
        {heading()}
        {text()}
      </S.Lines>
    </S.Halves>
  ),
  article: (
    <S.Column>
      {heading()}
      <Skeleton shape="box" ratio="16 / 9" />
      {text()}
    </S.Column>
  ),
  form: (
    <S.Column>
      {heading()}
      {times(5, (key) => (
        <S.Lines key={key}>
          <Skeleton width="30%" />
          <Skeleton shape="box" height="44px" />
        </S.Lines>
      ))}
    </S.Column>
  ),
  table: (
    <>
      {heading()}
      {rows(8, { width: 36, height: 36 })}
    </>
  ),
});
