import { talentTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, defineMessages, localized, useLocale } from '@dara/sdk/i18n';
import { nickNameBeside } from '@dara/model';
import { Link, useViewTransitionState } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { Avatar, Image, Skeleton, clampLines } from '@dara/kit/ui';
import { css, styled } from 'styled-components';
import type { TalentCard } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { dotted, wholeCardLink } from './card.styles.ts';
import { portraitTransition } from './portrait-transition.ts';
import { useCastingLine } from './use-casting-line.ts';
import { StarButton } from '../shortlist/star-button.tsx';
import { UnbrokenName } from '../text/unbroken-words.tsx';

const availabilityMessages = defineMessages({
  Free: { id: 'public.talent.availability.Free' },
  Ask: { id: 'public.talent.availability.Ask' },
});

interface PortraitCardProps {
  talent: TalentCard;
  /** How wide the portrait is rendered, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loads eagerly. */
  priority?: boolean;
  level?: 2 | 3;
}

/** A talent as a 3:4 portrait with name, nickname, types and what one casts by. */
export function PortraitCard(props: PortraitCardProps) {
  const { talent, sizes, priority, level = 3 } = props;
  const locale = useLocale();
  const name = localized(talent.name, locale);
  const nickName = nickNameBeside(name, localized(talent.nickName, locale));
  const line = useCastingLine(talent);
  const isMoving = useViewTransitionState(paths.talent(talent.id));
  return (
    <Card>
      <Picture style={isMoving ? portraitTransition(talent.id) : undefined}>
        <Image
          image={talent.image}
          alt=""
          ratio="3 / 4"
          sizes={sizes}
          priority={priority}
          fallback={<Avatar name={name} size={96} />}
        />
      </Picture>
      <Name as={`h${level}`}>
        <Link to={paths.talent(talent.id)}>
          <UnbrokenName>{name}</UnbrokenName>
        </Link>
      </Name>
      <Facts>
        {nickName && <span>{nickName}</span>}
        {line.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      <Types>
        {talent.talentTypes.map((type) => (
          <span key={type}>
            <FormattedMessage {...talentTypeMessages[type]} />
          </span>
        ))}
      </Types>
      {talent.availability && (
        <Availability $isFree={talent.availability === 'Free'}>
          <FormattedMessage {...availabilityMessages[talent.availability]} />
        </Availability>
      )}
      <StarButton talent={talent} />
    </Card>
  );
}

/** Skeleton of a card with the same line heights. */
export function PortraitCardSkeleton() {
  return (
    <div>
      <Skeleton shape="box" ratio="3 / 4" />
      <NamePlace>
        <Skeleton width="70%" />
      </NamePlace>
      <LinePlace>
        <Skeleton width="85%" />
      </LinePlace>
      <LinePlace>
        <Skeleton width="50%" />
      </LinePlace>
    </div>
  );
}

const Picture = styled.div`
  display: grid;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  img {
    transition: transform ${tokens.motionSlow} ${tokens.easing};
  }
`;

const Card = styled.article`
  ${wholeCardLink}
  &:hover ${Picture} img {
    transform: scale(1.03);
  }
`;

/** Two columns of a phone leave little room for long names. */
const nameSize = css`
  font-size: ${tokens.textBody};
  ${media.tablet} {
    font-size: ${tokens.textLarge};
  }
`;

const Name = styled.h3`
  margin-block-start: ${tokens.space3};
  ${nameSize}
  ${clampLines(3)}
`;

const Facts = styled.p`
  ${dotted}
  max-height: 3lh;
  overflow: hidden;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Types = styled.p`
  ${dotted}
  color: ${tokens.brand};
  font-size: ${tokens.textSmall};
  font-weight: 500;
`;

const Availability = styled.p<{ $isFree: boolean }>`
  color: ${({ $isFree }) => ($isFree ? tokens.positive : tokens.inkMuted)};
  font-size: ${tokens.textSmall};
`;

const LinePlace = styled.p`
  display: flex;
  align-items: center;
  min-height: 1lh;
  font-size: ${tokens.textSmall};
`;

const NamePlace = styled(LinePlace)`
  margin-block-start: ${tokens.space3};
  ${nameSize}
  line-height: ${tokens.lineHeight};
`;
