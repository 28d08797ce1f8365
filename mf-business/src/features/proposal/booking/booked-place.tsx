import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ProposalItem } from '../../../api/generated.ts';
import { useItemName } from '../../../parts/proposal/offer/item-name.ts';
import { LineUpState } from '../../../parts/proposal/offer/line-up-state.tsx';

/** A talent of the proposal with a booking, or a replaced one: nothing is left to book. */
export function BookedPlace({ item }: { item: ProposalItem }) {
  const name = useItemName(item);
  if (!item.lineUp) return null;
  return (
    <Row>
      <strong>{name}</strong>
      <LineUpState place={item.lineUp} />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1} ${tokens.space3};
  align-items: baseline;
`;
