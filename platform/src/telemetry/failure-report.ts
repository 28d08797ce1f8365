import { Ajv } from 'ajv';
import { Type, type Static } from 'typebox';

const Report = Type.Object({
  /** The requested remote, or the shell. */
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
  version: Type.String({ maxLength: 100 }),
  /** Shells from before `/_dara/measures` also send loads, which are not logged. */
  kind: Type.Enum(['load', 'error']),
  /** One of `FAILURE_PHASES`; what was loaded in older shells. */
  phase: Type.Optional(Type.String({ maxLength: 100 })),
  /** The requested part of the remote, or `fallback`. */
  part: Type.Optional(Type.String({ maxLength: 100 })),
  message: Type.Optional(Type.String({ maxLength: 2000 })),
  durationMs: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
});
type Report = Static<typeof Report>;

const isReports = new Ajv({ strict: false }).compile<Report[]>(
  Type.Array(Report, { minItems: 1, maxItems: 20 }),
);

/** One report, a list of them, or `{ events: [...] }`. */
export function parseReports(body: unknown): Report[] | undefined {
  try {
    const value: unknown = JSON.parse(String(body));
    const events = (value as { events?: unknown } | null)?.events ?? value;
    const list = Array.isArray(events) ? events : [events];
    return isReports(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
