import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Badge, ButtonLink, EmptyState, RecordLink } from '@dara/kit/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

/** The composite cards of a talent, linked to the editor. */
export function DetailCards({ talent }: { talent: TalentRecord }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const create = (
    <ButtonLink
      to={paths.talentCards(talent.id)}
      icon={<Plus size={20} aria-hidden />}
      variant="primary"
    >
      <FormattedMessage id="talent.manage.cards.create" />
    </ButtonLink>
  );
  if (talent.compositeCards.length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'talent.manage.cards.empty' })} action={create} />
    );
  }
  return (
    <>
      <Cards>
        {talent.compositeCards.map((card) => (
          <li key={card.id}>
            <RecordLink to={paths.talentCard(talent.id, card.id)}>{card.name}</RecordLink>
            <small>{[card.template, format.date(card.updatedAt)].join(' · ')}</small>
            {card.isDefault && (
              <Badge tone="brand">
                <FormattedMessage id="talent.manage.cards.default" />
              </Badge>
            )}
            {card.shared && (
              <Badge>
                <FormattedMessage id="talent.manage.cards.shared" />
              </Badge>
            )}
          </li>
        ))}
      </Cards>
      {create}
    </>
  );
}

const Cards = styled.ul`
  max-width: 880px;
  margin: 0 0 ${tokens.space5};
  padding: 0;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  list-style: none;
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space1} ${tokens.space3};
    padding: ${tokens.space3} ${tokens.space4};
    overflow-wrap: anywhere;
  }
  /* The whole line is the click target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li + li {
    border-block-start: 1px solid ${tokens.line};
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
