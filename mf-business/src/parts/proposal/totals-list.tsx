import { useFormat } from '@dara/kit/format';
import type { PriceTerms, ProposalTotals } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

interface TotalsListProps {
  totals: ProposalTotals;
  terms: PriceTerms;
}

/** From the subtotal to the amount to transfer, in the order of an invoice. */
export function TotalsList({ totals, terms }: TotalsListProps) {
  const format = useFormat();
  const rows = [
    { id: 'subtotal', value: totals.subtotal },
    ...(totals.discount > 0
      ? [
          { id: 'discount', value: -totals.discount },
          { id: 'taxable', value: totals.taxable },
        ]
      : []),
    { id: 'vat', value: totals.vat, rate: terms.vatRate },
    { id: 'total', value: totals.total, isMain: true },
    ...(terms.whtRate > 0
      ? [
          { id: 'withholding', value: 0 - totals.withholding, rate: terms.whtRate },
          { id: 'netPayable', value: totals.netPayable },
        ]
      : []),
  ];
  return (
    <List>
      {rows.map(({ id, value, ...row }) => (
        <div key={id} data-main={'isMain' in row || undefined}>
          <dt>
            <FormattedMessage
              id={`business.proposal.totals.${id}`}
              values={{ rate: format.percent('rate' in row ? row.rate : null) }}
            />
          </dt>
          <dd>{format.money(value)}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${tokens.space2};
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space4};
  }
  dt {
    color: ${tokens.inkMuted};
  }
  dd {
    margin: 0 0 0 auto;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  [data-main] {
    padding-block: ${tokens.space2};
    border-block: 1px solid ${tokens.line};
    font-size: ${tokens.textLarge};
    font-weight: 600;
    dt {
      color: inherit;
    }
  }
`;
