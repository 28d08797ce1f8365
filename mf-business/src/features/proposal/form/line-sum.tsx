import { useFormat } from '@dara/kit/format';
import { itemMargin, lineAmount } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { pricedItem, type ItemValues } from './proposal-values.ts';

/** Amount and margin of the item. */
export function LineSum({ item }: { item: ItemValues }) {
  const format = useFormat();
  const priced = pricedItem(item);
  const margin = itemMargin(priced);
  return (
    <Line>
      {margin && (
        <Margin data-loss={margin.margin < 0 || undefined}>
          <FormattedMessage
            id="business.proposal.items.margin"
            values={{
              margin: format.money(margin.margin),
              percent: format.percent(margin.marginPercent ?? 0),
            }}
          />
        </Margin>
      )}
      <strong>{format.money(lineAmount(priced))}</strong>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${tokens.space4};
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

const Margin = styled.span`
  color: ${tokens.inkMuted};
  &[data-loss] {
    color: ${tokens.danger};
  }
`;
