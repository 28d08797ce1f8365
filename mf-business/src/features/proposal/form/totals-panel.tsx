import { MONEY_MAX, bahtWords, proposalMargin, proposalTotals } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { TotalsList } from '../../../parts/proposal/totals-list.tsx';
import { MarginNote } from '../margin-note.tsx';
import { pricedItem, termsOf, type ProposalValues } from './proposal-values.ts';

/** Live totals of the proposal, with margin. */
export function TotalsPanel() {
  const { values } = useFormikContext<ProposalValues>();
  const items = values.items.map(pricedItem);
  const terms = termsOf(values);
  const totals = proposalTotals(items, terms);
  return (
    <Panel aria-labelledby="proposal-totals-title">
      <h2 id="proposal-totals-title">
        <FormattedMessage id="business.proposal.totals.title" />
      </h2>
      <TotalsList totals={totals} terms={terms} />
      {totals.total <= MONEY_MAX && (
        <Words lang={values.language}>{bahtWords(totals.total, values.language)}</Words>
      )}
      {items.length > 0 && <MarginNote margin={proposalMargin(items, terms)} />}
    </Panel>
  );
}

const Panel = styled.aside`
  display: grid;
  gap: ${tokens.space4};
  align-self: start;
  padding: ${tokens.space5} ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  h2 {
    margin: 0;
    font-size: ${tokens.textLarge};
  }
`;

const Words = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
