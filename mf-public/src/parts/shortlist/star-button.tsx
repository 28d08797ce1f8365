import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens, zIndex } from '@dara/sdk/theme';
import { Button, focusRing, coarsePointer } from '@dara/kit/ui';
import { keyframes, styled } from 'styled-components';
import type { TalentCard } from '../../api/generated.ts';
import { SHORTLIST_MAX } from './shortlist-store.ts';
import { useShortlist } from './use-shortlist.ts';
import { StarMark } from './star-mark.tsx';

interface StarProps {
  talent: Pick<TalentCard, 'id' | 'name'>;
}

function useStar({ id }: StarProps['talent']) {
  const notice = useNotice();
  const shortlist = useShortlist();
  const isChosen = shortlist.has(id);
  const toggle = () => {
    if (isChosen) shortlist.remove([id]);
    else if (shortlist.add([id]) > 0) {
      const message = { id: 'public.shortlist.full', values: { max: SHORTLIST_MAX } };
      notice({ kind: 'warning', message });
    }
  };
  return { isChosen, toggle };
}

/** Adds a talent to the shortlist or removes it; in the corner of its portrait. */
export function StarButton({ talent }: StarProps) {
  const { formatMessage } = useIntl();
  const { isChosen, toggle } = useStar(talent);
  const label = formatMessage(
    { id: 'public.shortlist.star' },
    { name: localized(talent.name, useLocale()) },
  );
  return (
    <>
      {isChosen && <PencilRing />}
      <Corner type="button" aria-pressed={isChosen} aria-label={label} onClick={toggle}>
        <StarMark size={20} isFilled={isChosen} />
      </Corner>
    </>
  );
}

/** The same with a label, for the page of a talent. */
export function StarTextButton({ talent }: StarProps) {
  const { isChosen, toggle } = useStar(talent);
  return (
    <Button aria-pressed={isChosen} icon={<Mark size={20} isFilled={isChosen} />} onClick={toggle}>
      <FormattedMessage id={isChosen ? 'public.shortlist.chosen' : 'public.shortlist.choose'} />
    </Button>
  );
}

/** The mark of a grease pencil around a chosen frame of a contact sheet, over a 3:4 portrait at the top of its card. */
function PencilRing() {
  return (
    <Ring viewBox="0 0 300 400" preserveAspectRatio="none" aria-hidden>
      <path
        pathLength={1}
        d="M196 22C96 4 18 74 14 196c-4 118 52 184 138 186 92 2 138-76 136-188C286 88 232 20 132 30"
      />
    </Ring>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Ring = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${zIndex.raised};
  width: 100%;
  aspect-ratio: 3 / 4;
  fill: none;
  stroke: ${tokens.brand};
  stroke-width: 4;
  stroke-linecap: round;
  stroke-dasharray: 1;
  /* Set off from red portraits. */
  filter: drop-shadow(0 0 1.5px ${tokens.paper});
  pointer-events: none;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${draw} ${tokens.motionSlow} ${tokens.easing};
  }
`;

const Mark = styled(StarMark)`
  color: ${tokens.brand};
`;

const Corner = styled.button`
  position: absolute;
  inset-block-start: ${tokens.space2};
  inset-inline-end: ${tokens.space2};
  z-index: ${zIndex.raised};
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusFull};
  background: ${tokens.paperRaised};
  color: ${tokens.ink};
  cursor: pointer;
  transition: color ${tokens.motionFast} ${tokens.easing};
  &:hover,
  &[aria-pressed='true'] {
    border-color: ${tokens.brand};
    color: ${tokens.brand};
  }
  ${focusRing}
  ${coarsePointer} {
    width: 44px;
    height: 44px;
  }
`;
