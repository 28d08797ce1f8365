import { FormattedMessage } from '@dara/sdk/i18n';
import { lazyComponent } from '@dara/kit/ui';
import { useEffect, useRef, useState } from 'react';
import type { TalentDetail } from '../../api/generated.ts';
import { CardListSkeleton } from './card-list.tsx';
import { DetailSection } from './talent-detail.styles.tsx';

const LazySharedCards = lazyComponent(() =>
  import(/* webpackChunkName: "shared-cards" */ './shared-cards.tsx').then(
    (module) => module.SharedCards,
  ),
);

/** Loads one screen before it is visible: cards contain many images and are far down. */
const AHEAD = '600px';

/** True once the element is near the viewport. */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}

/** The composite cards that a talent shares. */
export function TalentCards({ talent }: { talent: TalentDetail }) {
  const count = talent.compositeCards.length;
  const { ref, isNear } = useIsNear();
  if (count === 0) return null;
  const pending = <CardListSkeleton count={count} isLoading={isNear} />;
  return (
    <DetailSection title={<FormattedMessage id="public.talent.cards.title" />}>
      <div ref={ref}>
        {isNear ? (
          <LazySharedCards talentId={talent.id} count={count} pending={pending} />
        ) : (
          pending
        )}
      </div>
    </DetailSection>
  );
}
