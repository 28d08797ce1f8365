import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Skeleton, lazyComponent } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { Dashboard } from '../../api/generated.ts';
import { WeeksTable } from './weeks-table.tsx';

/** Lazy: the chart library is loaded when there is data. */
const WeeksPlot = lazyComponent(() =>
  import('./weeks-plot.tsx').then((module) => module.WeeksPlot),
);

/** Applications are many more than the others, which would not be seen beside them. */
const PLOTS = [['applications'], ['jobs', 'proposals']] as const;

/** What came in over the last weeks: a plot, and a table for screen readers. */
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

const Plots = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The plot is rendered again shortly after its container was resized. */
const Plot = styled.div`
  overflow: hidden;
  min-block-size: 240px;
`;
