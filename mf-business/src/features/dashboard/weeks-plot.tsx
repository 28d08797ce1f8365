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

const FILLS = {
  applications: tokens.brand,
  jobs: tokens.info,
  proposals: tokens.warning,
} as const;

export interface WeeksPlotProps {
  weeks: Dashboard['weeks'];
  /** Counts of similar size share a scale. */
  counts: readonly (keyof typeof FILLS)[];
}

/** Plot of the weekly figures; the table beside it has the same data. */
export function WeeksPlot({ weeks, counts }: WeeksPlotProps) {
  const { formatMessage } = useIntl();
  const label = useWeekLabel();
  const data = weeks.map(({ week, ...each }) => ({ ...each, label: label(week) }));
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
        {counts.map((name) => (
          <Bar
            key={name}
            dataKey={name}
            name={formatMessage({ id: `business.dashboard.weeks.${name}` })}
            fill={FILLS[name]}
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
