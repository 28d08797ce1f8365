import { talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { DescriptionList, type Fact } from '@dara/kit/record';
import { ButtonLink } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProposalItem, ProposalRecord } from '../../../api/generated.ts';
import { ClientDecision, DecisionBadge } from '../../../parts/proposal/offer/client-decision.tsx';
import { useItemNames } from '../../../parts/proposal/offer/item-name.ts';
import { paths } from '../../../paths.ts';
import { useAvailability, type Availability } from '../items/availability.ts';
import {
  AvailabilityBadge,
  AvailabilityEntries,
  AvailabilityNote,
} from '../items/availability-texts.tsx';
import { ItemHead, ItemRow } from '../items/item-row.tsx';
import { ItemSheet } from '../items/item-sheet.tsx';
import { ItemState } from '../items/item-state.tsx';

/** The talents of a sent proposal, one line each, with what the client decided. */
export function OverviewItems({ proposal }: { proposal: ProposalRecord }) {
  const { formatMessage } = useIntl();
  const nameOf = useItemNames();
  const [openAt, setOpenAt] = useState<number>();
  const { items, jobId, days } = proposal;
  const availability = useAvailability(
    days ?? undefined,
    items.map(({ talentId }) => talentId),
  );
  const opened = openAt === undefined ? undefined : items[openAt];
  return (
    <>
      <AvailabilityNote availability={availability} />
      <ItemHead />
      <List aria-label={formatMessage({ id: 'business.proposal.field.items' })}>
        {items.map((item, at) => (
          <li key={item.id} aria-label={nameOf(item)}>
            <ItemRow
              name={nameOf(item)}
              image={item.image}
              priced={{ ...item, cost: item.cost ?? null }}
              note={formatMessage(talentTypeMessages[item.talentType])}
              availability={
                <AvailabilityBadge {...{ availability, jobId }} talentId={item.talentId} />
              }
              state={<OverviewState item={item} />}
              onOpen={() => setOpenAt(at)}
            />
          </li>
        ))}
      </List>
      {opened && openAt !== undefined && (
        <ItemSheet
          name={nameOf(opened)}
          at={openAt}
          count={items.length}
          onMove={setOpenAt}
          onClose={() => setOpenAt(undefined)}
          action={
            opened.talentName && (
              <ButtonLink to={paths.talentDetail(opened.talentId)}>
                <FormattedMessage id="business.proposal.items.talent" />
              </ButtonLink>
            )
          }
        >
          <Details item={opened} availability={availability} />
        </ItemSheet>
      )}
    </>
  );
}

const OverviewState = ({ item }: { item: ProposalItem }) =>
  item.isAvailable && item.decision === 'None' ? (
    <DecisionBadge decision="None" />
  ) : (
    <ItemState item={item} />
  );

function Details({ item, availability }: { item: ProposalItem; availability: Availability }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const label = (field: string) => <FormattedMessage id={`business.proposal.field.${field}`} />;
  const facts: Fact[] = [
    {
      id: 'talentType',
      label: label('talentType'),
      value: formatMessage(talentTypeMessages[item.talentType]),
    },
    { id: 'deliverable', label: label('deliverable'), value: item.deliverable },
    {
      id: 'unitPrice',
      label: label('unitPrice'),
      value: (
        <FormattedMessage
          id="business.proposal.offer.price"
          values={{ quantity: item.quantity, price: format.money(item.unitPrice) }}
        />
      ),
    },
    { id: 'cost', label: label('cost'), value: format.money(item.cost) },
    { id: 'availability', label: label('availability'), value: item.availability },
  ];
  return (
    <>
      <ClientDecision item={item} />
      <DescriptionList facts={facts} />
      <AvailabilityEntries availability={availability} talentId={item.talentId} />
    </>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${tokens.space2};
    border-block-end: 1px solid ${tokens.line};
  }
  > :last-child {
    border: 0;
  }
`;
