import { Image, Skeleton } from '@dara/kit/ui';
import { localized, useLocale } from '@dara/sdk/i18n';
import { Link, useViewTransitionState } from '@dara/sdk/router';
import { useState } from 'react';
import type { HomeTalent } from '../../api/generated.ts';
import { portraitTransition } from '../../parts/cards/portrait-transition.ts';
import { StarButton } from '../../parts/shortlist/star-button.tsx';
import { paths } from '../../paths.ts';
import * as S from './contact-sheet.styles.ts';

const SIZES = '(min-width: 960px) 25vw, 50vw';
/** Frames at the top of a phone, which load first. */
const FIRST = 2;
const FIRST_NUMBER = 12;

/** As printed on the edge of a film: 12, 12A, 13, … */
const numberOf = (place: number) =>
  `${FIRST_NUMBER + Math.floor(place / 2)}${place % 2 === 1 ? 'A' : ''}`;

interface FrameProps {
  talent: HomeTalent;
  place: number;
}

/** A portrait of the sheet, linked and starred; pointing at it shows a second image of the album. */
export function Frame({ talent, place }: FrameProps) {
  const name = localized(talent.name, useLocale());
  const isMoving = useViewTransitionState(paths.talent(talent.id));
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <S.Frame
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
    >
      <S.Exposure style={isMoving ? portraitTransition(talent.id) : undefined}>
        <Image image={talent.image} alt="" sizes={SIZES} priority={place < FIRST} />
        {isPointedAt && talent.second && (
          <S.Second>
            <Image image={talent.second} alt="" sizes={SIZES} priority />
          </S.Second>
        )}
      </S.Exposure>
      <S.Edge>
        <span aria-hidden>{numberOf(place)}</span>
        <Link to={paths.talent(talent.id)}>{name}</Link>
        <StarButton talent={talent} />
      </S.Edge>
    </S.Frame>
  );
}

export function FrameSkeleton({ place }: Pick<FrameProps, 'place'>) {
  return (
    <S.Frame>
      <S.Exposure>
        <Skeleton shape="box" height="100%" />
      </S.Exposure>
      <S.Edge aria-hidden>
        <span>{numberOf(place)}</span>
      </S.Edge>
    </S.Frame>
  );
}
