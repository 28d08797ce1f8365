import { TALENT_TYPES, type TalentType } from '@dara/model';
import { FormattedMessage, FormattedNumber, useIntl } from '@dara/sdk/i18n';
import { writeListState, type ListState } from '@dara/kit/resource';
import { Link, useLocation } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTalentSummaryQuery } from '../../api/generated.ts';
import { talentGroupMessages } from '../../parts/talent-group.messages.ts';
import { talentListSpec, type TalentFilterSpecs } from './talent-list.model.ts';
import { talentMessages } from './talent.messages.ts';

/** The eight talent types as links with their counts. */
export function TalentGroups({ list }: { list: ListState<TalentFilterSpecs> }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { data } = useTalentSummaryQuery();
  const rowRef = useRef<HTMLUListElement>(null);
  const { talentGroup: chosen } = list.filters;
  const centred = useRef<TalentType>(undefined);
  const isKnown = data !== undefined;
  useEffect(() => {
    // "All" is where the row begins: it stays where a finger has moved it, before this runs and when counts change.
    if (!chosen && !centred.current) return;
    centred.current = chosen;
    // On a phone the row scrolls: the selected type is scrolled into view.
    const row = rowRef.current;
    const group = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !group) return;
    const { left, width } = group.getBoundingClientRect();
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  }, [chosen, isKnown]);
  const addressOf = (talentGroup: TalentType | undefined) => {
    // A channel belongs to the group it was chosen in: another group has its own default.
    const filters = { ...list.filters, talentGroup, channel: undefined };
    const state = { ...list, filters, page: 1 };
    const query = writeListState(state, talentListSpec, new URLSearchParams(search)).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const countOf = (group: TalentType) =>
    data?.groups.find(({ talentType }) => talentType === group)?.count ?? 0;
  const entry = (group: TalentType | undefined, count: number | undefined) => (
    <li key={group ?? 'all'}>
      <Group
        to={addressOf(group)}
        preventScrollReset
        aria-current={list.filters.talentGroup === group ? 'page' : undefined}
      >
        <FormattedMessage {...(group ? talentGroupMessages[group] : talentMessages.everyone)} />
        {count !== undefined && (
          <small>
            <FormattedNumber value={count} />
          </small>
        )}
      </Group>
    </li>
  );
  return (
    <nav aria-label={formatMessage(talentMessages.groups)}>
      <Row ref={rowRef} role="list">
        {entry(undefined, data?.total)}
        {TALENT_TYPES.map((group) => entry(group, data && countOf(group)))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  gap: ${tokens.space1};
  margin-block-end: ${tokens.space8} !important;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${tokens.line};
`;

const Group = styled(Link)`
  display: inline-flex;
  align-items: baseline;
  gap: ${tokens.space2};
  min-height: 48px;
  padding: 10px ${tokens.space4};
  border-block-end: 2px solid transparent;
  color: ${tokens.inkMuted};
  white-space: nowrap;
  text-decoration: none;
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    color: ${tokens.ink};
  }
  &[aria-current] {
    border-block-end-color: ${tokens.brand};
    color: ${tokens.ink};
    font-weight: 600;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -4px;
    border-radius: ${tokens.radiusSmall};
  }
`;
