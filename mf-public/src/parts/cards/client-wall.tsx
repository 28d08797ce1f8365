import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import {
  Image,
  Skeleton,
  VisuallyHidden,
  focusRing,
  clampLines,
  coarsePointer,
} from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Client } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

/** Logos of clients, linked to their web sites, each with the way to the talents whom the agency cast for it. */
export function ClientWall({ clients }: { clients: readonly Client[] }) {
  const locale = useLocale();
  return (
    <Wall role="list">
      {clients.map((client) => (
        <li key={client.id}>
          <ClientTile client={client} />
          {client.credit && (
            <Link to={paths.talentsBy(client.credit)}>
              <FormattedMessage id="public.client.cast" />
              <VisuallyHidden>: {localized(client.name, locale)}</VisuallyHidden>
            </Link>
          )}
        </li>
      ))}
    </Wall>
  );
}

function ClientTile({ client }: { client: Client }) {
  const locale = useLocale();
  const name = localized(client.name, locale);
  const logo: ReactNode = client.logo ? (
    <Image image={client.logo} alt={name} ratio="3 / 1" sizes="(min-width: 960px) 220px, 44vw" />
  ) : (
    <Name>{name}</Name>
  );
  if (!client.link || !/^https?:\/\//i.test(client.link)) return <Tile>{logo}</Tile>;
  return (
    <Tile as="a" href={client.link} target="_blank" rel="noopener noreferrer">
      {logo}
      <VisuallyHidden>
        <FormattedMessage id="kit.ui.opensNewTab" />
      </VisuallyHidden>
    </Tile>
  );
}

/** Skeleton of the wall. */
export function ClientWallSkeleton() {
  return (
    <Wall as="div">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="box" height={98} />
      ))}
    </Wall>
  );
}

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space3};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space4};
  }
  ${media.broad} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  li {
    display: grid;
  }
  li > a:not(:first-child) {
    padding-block: ${tokens.space2};
    color: ${tokens.brand};
    font-size: ${tokens.textSmall};
    text-align: center;
    ${coarsePointer} {
      padding-block: ${tokens.space3};
    }
  }
`;

const Tile = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
  min-height: 72px;
  padding: ${tokens.space3};
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  /* Logos are designed for a white background. */
  background: #fff;
  color: #1c1718;
  /* In the dark theme they become white: inverted, with the background blended out. */
  html.dark & {
    background: ${tokens.paperRaised};
    color: ${tokens.ink};
    img {
      filter: grayscale(1) invert(1) contrast(1.5) brightness(1.4);
      mix-blend-mode: screen;
    }
  }
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  picture {
    width: 100%;
    background: none;
  }
  &[href]:hover {
    border-color: ${tokens.brand};
  }
  ${focusRing}
`;

const Name = styled.span`
  ${clampLines(3)}
`;
