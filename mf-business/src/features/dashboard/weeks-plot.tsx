import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Dashboard } from '../../api/generated.ts';
import { useWeekLabel } from './use-week-label.ts';

const HEIGHT = 240;
const AXIS = { fill: tokens.inkMuted, fontSize: 12 };
const TOOLTIP = {
  border: `1px solid ${tokens.line}`,
  borderRadius: 8,
  background: tokens.paperRaised,
  color: tokens.ink,
};

/** What came in by week, drawn; the table beside it says the same. */
export function WeeksPlot({ weeks }: { weeks: Dashboard['weeks'] }) {
  const { formatMessage } = useIntl();
  const label = useWeekLabel();
  const data = weeks.map(({ week, ...counts }) => ({ ...counts, label: label(week) }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart
        data={data}
        margin={{ top: 8, right: 0, bottom: 0, left: -20 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke={tokens.line} vertical={false} />
        <XAxis dataKey="label" tick={AXIS} stroke={tokens.line} minTickGap={16} />
        <YAxis allowDecimals={false} tick={AXIS} stroke={tokens.line} />
        <Tooltip contentStyle={TOOLTIP} cursor={{ fill: tokens.paperSunken }} />
        <Legend />
        <Bar
          dataKey="applications"
          name={formatMessage({ id: 'business.dashboard.weeks.applications' })}
          fill={tokens.brand}
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
        <Bar
          dataKey="jobs"
          name={formatMessage({ id: 'business.dashboard.weeks.jobs' })}
          fill={tokens.info}
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
        <Bar
          dataKey="proposals"
          name={formatMessage({ id: 'business.dashboard.weeks.proposals' })}
          fill={tokens.warning}
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
