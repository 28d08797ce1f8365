import { localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Image, clampLines } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { NewsCard } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { wholeCardLink } from './card.styles.ts';
import { UnbrokenWords } from '../text/unbroken-words.tsx';

interface TalkCardProps {
  item: NewsCard;
  sizes?: string;
  level?: 2 | 3;
  priority?: boolean;
}

/** A 250 x 350 image with its headline upon it. */
export function TalkCard({ item, sizes = '250px', level = 3, priority }: TalkCardProps) {
  const locale = useLocale();
  return (
    <Card>
      {item.image ? (
        <Image image={item.image} alt="" ratio="250 / 350" sizes={sizes} priority={priority} />
      ) : (
        <Blank />
      )}
      <Caption>
        {item.tags[0] && <span>{localized(item.tags[0], locale)}</span>}
        <Title as={`h${level}`}>
          <Link to={paths.talk(item.id)}>
            <UnbrokenWords>{localized(item.title, locale)}</UnbrokenWords>
          </Link>
        </Title>
      </Caption>
    </Card>
  );
}

const Card = styled.article`
  ${wholeCardLink}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  aspect-ratio: 250 / 350;
  overflow: hidden;
  border-radius: ${tokens.radiusMedium};
  background: #3a2f31;
  color: #fff;
  > * {
    grid-area: 1 / 1;
  }
  img {
    transition: transform ${tokens.motionSlow} ${tokens.easing};
  }
  &:hover img {
    transform: scale(1.03);
  }
  && a,
  &&:hover a {
    color: #fff;
  }
  a:focus-visible::after {
    outline-offset: -4px;
    outline-color: #fff;
  }
`;

/** Without an image: dark enough for the headline upon it. */
const Blank = styled.div`
  aspect-ratio: 250 / 350;
  background: linear-gradient(155deg, #6b1423, #3a2f31 70%);
`;

// Placed over the image by the grid: with `position` the link would only be as large as the caption.
const Caption = styled.div`
  z-index: 1;
  align-self: end;
  padding: ${tokens.space16} ${tokens.space4} ${tokens.space4};
  background: linear-gradient(to top, rgb(20 8 10 / 88%), rgb(20 8 10 / 62%) 60%, transparent);
  @container (max-width: 200px) {
    padding: ${tokens.space12} ${tokens.space3} ${tokens.space3};
  }
  span {
    display: inline-block;
    max-width: 100%;
    margin-block-end: ${tokens.space1};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: top;
    padding-inline: ${tokens.space2};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
    font-size: ${tokens.textSmall};
  }
`;

const Title = styled.h3`
  ${clampLines(4)}
  font-size: ${tokens.textLarge};
  text-wrap: balance;
  @container (max-width: 200px) {
    font-size: ${tokens.textBody};
  }
`;
