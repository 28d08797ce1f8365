import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import type { ImageRef } from '@dara/contract';
import { NothingYet, RecordSection } from '@dara/kit/record';
import { media, tokens } from '@dara/sdk/theme';
import { Badge, ButtonLink, Image, TextLink, fingerArea } from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import type { CompositeCardRow } from '../../api/generated.ts';

interface AlbumPartProps {
  album: readonly ImageRef[];
  /** Leads to where images are added. */
  add: ReactNode;
}

/** The images from which cards are made. */
export function AlbumPart({ album, add }: AlbumPartProps) {
  return (
    <RecordSection
      title={<FormattedMessage id="talent.profile.album" />}
      aside={
        album.length > 0 && (
          <FormattedMessage id="talent.profile.albumCount" values={{ count: album.length }} />
        )
      }
    >
      {album.length === 0 ? (
        <NothingYet action={add}>
          <FormattedMessage id="talent.profile.albumEmpty" />
        </NothingYet>
      ) : (
        <Album>
          {album.map((image) => (
            <li key={image.id}>
              <Image
                image={image}
                ratio="3 / 4"
                sizes="(min-width: 960px) 160px, (min-width: 640px) 22vw, 30vw"
              />
            </li>
          ))}
        </Album>
      )}
    </RecordSection>
  );
}

/** The composite cards by their front, each leading to its editor. */
export function CardsPart({ cards }: { cards: readonly CompositeCardRow[] }) {
  return (
    <RecordSection
      title={<FormattedMessage id="talent.profile.cards" />}
      aside={
        cards.length > 0 && (
          <RoomyLink to={paths.ownCards}>
            <FormattedMessage id="talent.profile.cardsAll" />
          </RoomyLink>
        )
      }
    >
      {cards.length === 0 ? (
        <NothingYet
          action={
            <ButtonLink size="small" to={paths.ownCards}>
              <FormattedMessage id="talent.profile.cardsAdd" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="talent.profile.cardsEmpty" />
        </NothingYet>
      ) : (
        <Cards>
          {cards.map((card) => (
            <li key={card.id}>
              <Card card={card} />
            </li>
          ))}
        </Cards>
      )}
    </RecordSection>
  );
}

function Card({ card }: { card: CompositeCardRow }) {
  const format = useFormat();
  return (
    <Item>
      <Front>
        <Image
          image={card.images[0]}
          alt=""
          ratio="148 / 210"
          sizes="(min-width: 640px) 180px, 42vw"
        />
      </Front>
      <RoomyLink to={paths.ownCard(card.id)}>{card.name}</RoomyLink>
      <small>{[card.template, format.date(card.updatedAt)].join(' · ')}</small>
      {(card.isDefault || card.shared) && (
        <Marks>
          {card.isDefault && (
            <Badge tone="brand">
              <FormattedMessage id="talent.profile.cardDefault" />
            </Badge>
          )}
          {card.shared && (
            <Badge tone="info">
              <FormattedMessage id="talent.profile.cardShared" />
            </Badge>
          )}
        </Marks>
      )}
    </Item>
  );
}

const Album = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: ${tokens.space3};
  }
  li {
    overflow: hidden;
    border-radius: ${tokens.radiusSmall};
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space5} ${tokens.space4};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  }
`;

const RoomyLink = styled(TextLink)`
  ${fingerArea(12)}
`;

const Item = styled.article`
  display: flex;
  flex-direction: column;
  a {
    margin-block-start: ${tokens.space2};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Front = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusSmall};
  box-shadow: ${tokens.shadowSmall};
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1};
  margin-block-start: ${tokens.space2};
`;
