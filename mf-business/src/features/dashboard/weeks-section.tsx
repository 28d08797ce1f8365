import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Skeleton, lazyComponent } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { Dashboard } from '../../api/generated.ts';
import { useWeekLabel } from './use-week-label.ts';

/** The library of plots is fetched once there is something to draw. */
const WeeksPlot = lazyComponent(() =>
  import('./weeks-plot.tsx').then((module) => module.WeeksPlot),
);

/** Applications are many more than the others, which would not be seen beside them. */
const PLOTS = [['applications'], ['jobs', 'proposals']] as const;

/** What came in over the last weeks: a picture for the eye, and its table for whoever reads or listens. */
export function WeeksSection({ weeks }: { weeks: Dashboard['weeks'] }) {
  return (
    <>
      <Plots aria-hidden>
        {PLOTS.map((counts) => (
          <Plot key={counts[0]}>
            <WeeksPlot {...{ weeks, counts }} pending={<Skeleton height={240} />} />
          </Plot>
        ))}
      </Plots>
      <details>
        <summary>
          <FormattedMessage id="business.dashboard.weeks.table" />
        </summary>
        <WeeksTable weeks={weeks} />
      </details>
    </>
  );
}

function WeeksTable({ weeks }: { weeks: Dashboard['weeks'] }) {
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

const Plots = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A plot is drawn anew a moment after its place has become narrower. */
const Plot = styled.div`
  overflow: hidden;
  min-block-size: 240px;
`;

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
