import { talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { Avatar, Badge } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Link } from '@dara/sdk/router';
import { styled } from 'styled-components';
import type { ProposalItem } from '../../../api/generated.ts';
import { ClientDecision } from '../../../parts/proposal/offer/client-decision.tsx';
import { useItemName } from '../../../parts/proposal/offer/item-name.ts';
import { paths } from '../../../paths.ts';

/** One talent with price and client decision. */
export function OverviewItem({ item }: { item: ProposalItem }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const name = useItemName(item);
  return (
    <Item aria-label={name}>
      <Avatar decorative name={name} image={item.image} size={48} />
      <Words>
        {item.talentName ? (
          <Link to={paths.talentDetail(item.talentId)}>{name}</Link>
        ) : (
          <span>{name}</span>
        )}
        <small>
          {[formatMessage(talentTypeMessages[item.talentType]), item.deliverable]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {item.availability && <small>{item.availability}</small>}
        {!item.isAvailable && item.talentName && (
          <Badge tone="danger">
            <FormattedMessage id="business.proposal.offer.away" />
          </Badge>
        )}
        <ClientDecision item={item} />
      </Words>
      <Price>
        <strong>{format.money(item.amount)}</strong>
        <small>
          <FormattedMessage
            id="business.proposal.offer.price"
            values={{ quantity: item.quantity, price: format.money(item.unitPrice) }}
          />
        </small>
        {item.cost !== undefined && item.cost !== null && (
          <small>
            <FormattedMessage
              id="business.proposal.items.cost"
              values={{ cost: format.money(item.cost) }}
            />
          </small>
        )}
      </Price>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space2} ${tokens.space3};
  padding-block: ${tokens.space3};
  border-block-end: 1px solid ${tokens.line};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  &:last-child {
    border: 0;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${tokens.space1};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 ${tokens.space3};
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    display: grid;
    grid-column: auto;
    justify-items: end;
    align-content: start;
  }
`;
