import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens, zIndex } from '@dara/sdk/theme';
import { Button, focusRing, coarsePointer } from '@dara/kit/ui';
import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentCard } from '../../api/generated.ts';
import { SHORTLIST_MAX, useShortlist } from './shortlist-store.ts';

interface HeartProps {
  talent: Pick<TalentCard, 'id' | 'name'>;
}

function useHeart({ id }: HeartProps['talent']) {
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
export function HeartButton({ talent }: HeartProps) {
  const { formatMessage } = useIntl();
  const { isChosen, toggle } = useHeart(talent);
  const label = formatMessage(
    { id: 'public.shortlist.heart' },
    { name: localized(talent.name, useLocale()) },
  );
  return (
    <Corner type="button" aria-pressed={isChosen} aria-label={label} onClick={toggle}>
      <Heart size={20} aria-hidden fill={isChosen ? 'currentColor' : 'none'} />
    </Corner>
  );
}

/** The same with words, where a talent is looked at alone. */
export function HeartTextButton({ talent }: HeartProps) {
  const { isChosen, toggle } = useHeart(talent);
  return (
    <Button
      aria-pressed={isChosen}
      icon={<Mark size={20} aria-hidden fill={isChosen ? 'currentColor' : 'none'} />}
      onClick={toggle}
    >
      <FormattedMessage id={isChosen ? 'public.shortlist.chosen' : 'public.shortlist.choose'} />
    </Button>
  );
}

const Mark = styled(Heart)`
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
