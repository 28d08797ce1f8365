import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { Dashboard } from '../../api/generated.ts';
import { useWeekLabel } from './use-week-label.ts';

/** Weekly counts as a table. */
export function WeeksTable({ weeks }: { weeks: Dashboard['weeks'] }) {
  const { formatNumber } = useIntl();
  const label = useWeekLabel();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="business.dashboard.weeks.week" />
          </th>
          <th scope="col">
            <FormattedMessage id="business.dashboard.weeks.applications" />
          </th>
          <th scope="col">
            <FormattedMessage id="business.dashboard.weeks.jobs" />
          </th>
          <th scope="col">
            <FormattedMessage id="business.dashboard.weeks.proposals" />
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, applications, jobs, proposals }) => (
          <tr key={week}>
            <th scope="row">{label(week)}</th>
            <td>{formatNumber(applications)}</td>
            <td>{formatNumber(jobs)}</td>
            <td>{formatNumber(proposals)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  margin-block-start: ${tokens.space3};
  border-collapse: collapse;

  th,
  td {
    padding: ${tokens.space2};
    border-block-end: 1px solid ${tokens.line};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  th:first-child {
    text-align: start;
  }
`;
