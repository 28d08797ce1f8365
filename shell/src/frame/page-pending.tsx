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

/** In place of a page that is on its way: nothing, then its rough shape, then a word of patience. */
export function PagePending() {
  const isShown = useDelayed(true, SKELETON_AFTER_MS);
  return isShown ? <PageSkeleton /> : <Space />;
}

export function PageSkeleton() {
  const isSlow = useDelayed(true, SLOW_AFTER_MS);
  return (
    <Space>
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
      <Grid>
        {[0, 1, 2, 3].map((key) => (
          <Skeleton key={key} shape="box" ratio="3 / 4" />
        ))}
      </Grid>
    </Space>
  );
}

const Space = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space4};
  width: min(${tokens.contentWidth}, 100% - 32px);
  min-height: 70vh;
  margin-inline: auto;
  padding-block: ${tokens.space10};
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
