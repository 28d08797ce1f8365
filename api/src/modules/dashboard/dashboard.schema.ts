import { APPLICATION_STATUSES, DASHBOARD_FIGURES } from '@dara/model';
import { Type, type Static } from 'typebox';
import { Id, Localized, Nullable, StringEnum } from '../../kernel/schema/shapes.ts';

const Figure = Type.Object({
  name: StringEnum(DASHBOARD_FIGURES, 'DashboardFigure'),
  count: Type.Integer(),
});

const Stage = Type.Object({ status: StringEnum(APPLICATION_STATUSES), count: Type.Integer() });

const Week = Type.Object({
  week: Type.String({ format: 'date', description: 'Monday of the week, in Bangkok' }),
  jobs: Type.Integer(),
  applications: Type.Integer(),
  proposals: Type.Integer({ description: 'Sent to clients' }),
});

const DUE_KINDS = ['JobCloses', 'RequestEnds', 'OptionLapses'] as const;

const Due = Type.Object({
  kind: StringEnum(DUE_KINDS),
  id: Id,
  jobId: Type.Unsafe<string | null>({ anyOf: [Id, { type: 'null' }] }),
  job: Nullable(Localized),
  talentName: Nullable(Localized),
});

export const Dashboard = Type.Object(
  {
    figures: Type.Array(Figure),
    stages: Type.Array(Stage, {
      description: 'Applications to jobs that are open or closed, by stage, without withdrawn ones',
    }),
    weeks: Type.Array(Week, { description: 'The last twelve, the current one last' }),
    due: Type.Array(Due, { description: 'Items due today; at most 20' }),
  },
  { title: 'Dashboard' },
);
export type Dashboard = Static<typeof Dashboard>;
