import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useItemNames } from './item-name.ts';
import { LineUpState } from './line-up-state.tsx';
import type { OfferItem } from './offer.ts';

interface LineUpProps<Item extends OfferItem> {
  items: readonly Item[];
  /** More about one talent. */
  more?: (item: Item) => ReactNode;
}

/** Who comes: the accepted talents with hold, booking or replacement. Empty before the offer is accepted. */
export function LineUp<Item extends OfferItem>({ items, more }: LineUpProps<Item>) {
  const titleId = useId();
  const nameOf = useItemNames();
  const places = items.filter(({ lineUp }) => lineUp !== null);
  if (places.length === 0) return null;
  return (
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage id="business.proposal.lineUp.title" />
      </h2>
      <ul>
        {places.map((item) => {
          const replaced = items.find(({ id }) => id === item.lineUp?.replaces);
          const replacement = items.find(({ lineUp }) => lineUp?.replaces === item.id);
          return (
            <li key={item.id}>
              <strong>{nameOf(item)}</strong>
              <LineUpState place={item.lineUp!} />
              {replaced && (
                <FormattedMessage
                  id="business.proposal.lineUp.replaces"
                  values={{ name: nameOf(replaced) }}
                />
              )}
              {replacement && (
                <FormattedMessage
                  id="business.proposal.lineUp.replacedBy"
                  values={{ name: nameOf(replacement) }}
                />
              )}
              {more?.(item)}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  margin-block-end: ${tokens.space5};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  overflow-wrap: anywhere;
  h2 {
    margin: 0 0 ${tokens.space2};
    font-size: ${tokens.textBody};
  }
  ul {
    display: grid;
    gap: ${tokens.space3};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space1} ${tokens.space3};
    align-items: baseline;
  }
`;
