import { useFormat } from '@dara/kit/format';
import type { ProposalMargin } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { MarginShare } from './margin-share.tsx';

/** Cost and margin, which only staff ever see. */
export function MarginNote({ margin }: { margin: ProposalMargin | null }) {
  const format = useFormat();
  return (
    <Note>
      <strong>
        <Lock size={14} aria-hidden />
        <FormattedMessage id="business.proposal.margin.title" />
      </strong>
      {margin ? (
        <dl>
          <div>
            <dt>
              <FormattedMessage id="business.proposal.margin.cost" />
            </dt>
            <dd>{format.money(margin.cost)}</dd>
          </div>
          <div data-loss={margin.margin < 0 || undefined}>
            <dt>
              <FormattedMessage id="business.proposal.margin.margin" />
            </dt>
            <dd>
              <MarginShare margin={margin} />
            </dd>
          </div>
        </dl>
      ) : (
        <p>
          <FormattedMessage id="business.proposal.margin.unknown" />
        </p>
      )}
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  gap: ${tokens.space1};
  padding: ${tokens.space3};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  font-size: ${tokens.textSmall};
  strong {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space2};
  }
  dl,
  p {
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space3};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  [data-loss] dd {
    color: ${tokens.danger};
  }
`;
