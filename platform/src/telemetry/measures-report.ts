import { FAILURE_PHASES, MEASURES_MAX, type MeasuresReport } from '@dara/contract';
import { Ajv } from 'ajv';
import { Type, type TProperties } from 'typebox';

const closed = (properties: TProperties) =>
  Type.Object(properties, { additionalProperties: false });

const COUNT = Type.Integer({ minimum: 0, maximum: MEASURES_MAX.count });
const MS = Type.Integer({ minimum: 0, maximum: 600_000 });
const RELEASE = {
  name: Type.String({ maxLength: 41 }),
  version: Type.String({ maxLength: 100 }),
};
const Report = closed({
  releases: Type.Array(
    closed({
      ...RELEASE,
      loads: Type.Optional(COUNT),
      failures: Type.Optional(
        closed(Object.fromEntries(FAILURE_PHASES.map((phase) => [phase, Type.Optional(COUNT)]))),
      ),
    }),
    { maxItems: MEASURES_MAX.releases },
  ),
  page: Type.Optional(
    closed({
      ...RELEASE,
      lcp: Type.Optional(MS),
      inp: Type.Optional(MS),
      cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    }),
  ),
});

const isReport = new Ajv().compile<MeasuresReport>(Report);

/** Undefined for anything else than a report within its limits. */
export function parseMeasures(text: string | null): MeasuresReport | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
