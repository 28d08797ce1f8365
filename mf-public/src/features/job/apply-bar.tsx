import { usePay } from '@dara/agency/pay';
import { media, tokens, zIndex } from '@dara/sdk/theme';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { JobDetail } from '../../api/generated.ts';

interface ApplyBarProps {
  job: JobDetail;
  /** The card at the end of the page about applying. */
  cardRef: RefObject<HTMLElement | null>;
  /** The visitor's next step, as in the card. */
  children: ReactNode;
}

/** On phones: pay and the next step at the bottom of the window, until the card is visible. */
export function ApplyBar({ job, cardRef, children }: ApplyBarProps) {
  const pay = usePay()(job.budgetFrom, job.budgetTo, job.budgetUnit);
  if (!useIsAhead(cardRef)) return null;
  return (
    <Bar>
      {pay && <Pay>{pay}</Pay>}
      {children}
    </Bar>
  );
}

/** Whether an element is below the viewport. */
function useIsAhead(ref: RefObject<HTMLElement | null>): boolean {
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsAhead(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isAhead;
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${zIndex.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space3};
  padding: ${tokens.space3} ${tokens.space4} max(${tokens.space3}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.line};
  background: ${tokens.paperRaised};
  box-shadow: ${tokens.shadowLarge};
  > :last-child {
    flex: 1 0 auto;
    max-width: 320px;
    margin-inline-start: auto;
  }
  ${media.desktop} {
    display: none;
  }
`;

const Pay = styled.p`
  min-width: 0;
  font-size: ${tokens.textSmall};
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
