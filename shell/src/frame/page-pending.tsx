import type { Frame } from '@dara/shared/contract';
import { FormattedMessage } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { Skeleton, VisuallyHidden } from '@dara/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** A page that comes faster than this never shows its skeleton. */
export const SKELETON_AFTER_MS = 300;
const SLOW_AFTER_MS = 4000;

/** Turns true once `isOn` has been true for a while. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  if (!isOn && isLate) setIsLate(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, delayMs]);
  return isOn && isLate;
}

interface PageShape {
  /** Whose page is coming: a public page shows portraits, a back-office page a table. */
  frame?: Frame;
}

/** In place of a page that is on its way: nothing, then its rough shape, then a word of patience. */
export function PagePending({ frame = 'site' }: PageShape) {
  const isShown = useDelayed(true, SKELETON_AFTER_MS);
  return isShown ? <PageSkeleton frame={frame} /> : <Space $frame={frame} />;
}

export function PageSkeleton({ frame = 'site' }: PageShape) {
  const isSlow = useDelayed(true, SLOW_AFTER_MS);
  return (
    <Space $frame={frame}>
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
      <Skeleton width="min(320px, 60%)" height="36px" />
      <Skeleton width="min(560px, 90%)" />
      {frame === 'management' ? (
        <TableShape />
      ) : (
        <Grid>
          {[0, 1, 2, 3].map((key) => (
            <Skeleton key={key} shape="box" ratio="3 / 4" />
          ))}
        </Grid>
      )}
    </Space>
  );
}

function TableShape() {
  return (
    <Rows>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((key) => (
        <Line key={key}>
          <Skeleton shape="box" width={36} height={36} />
          <Skeleton width="60%" />
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </Line>
      ))}
    </Rows>
  );
}

// The management frame has its own room around the page.
const Space = styled.div<{ $frame: Frame }>`
  display: grid;
  align-content: start;
  gap: ${tokens.space4};
  width: ${(p) =>
    p.$frame === 'management' ? '100%' : `min(${tokens.contentWidth}, 100% - 32px)`};
  min-height: 70vh;
  margin-inline: auto;
  padding-block: ${(p) => (p.$frame === 'management' ? '0' : tokens.space10)};
`;

const Rows = styled.div`
  margin-top: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 36px repeat(3, minmax(0, 1fr));
  gap: ${tokens.space4};
  align-items: center;
  min-height: 64px;
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

const Patience = styled.p`
  color: ${tokens.inkMuted};
`;
