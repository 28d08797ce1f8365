import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { RecordLink } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { Dashboard } from '../../api/generated.ts';
import { stageMessages } from './dashboard.messages.ts';
import { stageCounts } from './dashboard.model.ts';
import { stagePath } from './dashboard-paths.ts';

/** Applications per stage: a table with bars, each stage with a link to its applications. */
export function StageBars({ stages }: { stages: Dashboard['stages'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const counts = stageCounts(stages);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Bars>
      <caption>
        <FormattedMessage id="business.dashboard.stages" />
      </caption>
      <tbody>
        {counts.map(({ status, count }) => (
          <tr key={status}>
            <th scope="row">
              <StageLink to={stagePath(status)}>{formatMessage(stageMessages[status])}</StageLink>
            </th>
            <td>
              <Bar style={{ inlineSize: `${(count / most) * 100}%` }} />
            </td>
            <Figure>{formatNumber(count)}</Figure>
          </tr>
        ))}
      </tbody>
    </Bars>
  );
}

const Bars = styled.table`
  inline-size: 100%;
  border-spacing: 0 ${tokens.space2};

  caption {
    padding-block-end: ${tokens.space2};
    color: ${tokens.ink};
    font-size: 1.125rem;
    font-weight: 600;
    text-align: start;
  }

  th {
    inline-size: 1%;
    padding-inline-end: ${tokens.space3};
    color: ${tokens.inkMuted};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  td {
    padding: 0;
  }
`;

const StageLink = styled(RecordLink)`
  display: block;
  padding-block: ${tokens.space1};
  color: inherit;
  font-weight: inherit;
`;

const Bar = styled.div`
  block-size: 14px;
  border-radius: 3px;
  background: ${tokens.brand};
`;

const Figure = styled.td`
  inline-size: 1%;
  && {
    padding-inline-start: ${tokens.space3};
  }
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
