import { brotliDecompressSync } from 'node:zlib';
import {
  apiCalls,
  callProblems,
  type ApiCall,
  type ApiDescription,
  type ReleaseManifest,
} from '@dara/contract';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { outcomeOf, type GateOutcome } from './gate-outcome.ts';

/** The operations of the site's api, or why they are not compared. Rejects where the api does not answer. */
export type FindCalls = () => Promise<readonly ApiCall[] | string>;

const UNPACKED_LIMIT = 8 * 1024 * 1024;
const ANSWER_MS = 10_000;
const NO_SERVER = 'takes the api of the site, which no server runs now';

const Fields = Type.Record(Type.String(), Type.String());
const Call = Type.Object({ id: Type.String(), call: Type.String(), takes: Fields, gives: Fields });
const areCalls = new Ajv().compile<ApiCall[]>(Type.Array(Call));

/** The operations that a build calls, none in older builds; undefined if they are unreadable. */
export function callsOf({ calls }: Pick<ReleaseManifest, 'calls'>): ApiCall[] | undefined {
  if (calls === undefined) return [];
  try {
    const limit = { maxOutputLength: UNPACKED_LIMIT };
    const text = brotliDecompressSync(Buffer.from(calls, 'base64'), limit).toString('utf8');
    const value: unknown = JSON.parse(text);
    return areCalls(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Of the api mounted in this process, or of an external one, which may show its description to its staff only. */
export function liveCalls(app: FastifyInstance, apiUrl: string | undefined): FindCalls {
  let mounted: readonly ApiCall[] | undefined;
  if (apiUrl === undefined)
    return async () => (mounted ??= apiCalls(app.swagger() as ApiDescription));
  const address = `${apiUrl}/api/openapi.json`;
  return async () => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(address, { redirect: 'error', signal });
    if (answer.ok) return apiCalls((await answer.json()) as ApiDescription);
    if (answer.status < 500) return `${address} answers ${answer.status}`;
    throw new Error(`${address} answers ${answer.status}`);
  };
}

/** Whether the api of the site has each operation that a release calls, as its client knows it. */
export async function callsOutcome(
  release: ReleaseManifest,
  findCalls: FindCalls | undefined,
): Promise<GateOutcome> {
  const known = callsOf(release) ?? [];
  if (known.length === 0) return outcomeOf('api calls', []);
  let live: readonly ApiCall[] | string = NO_SERVER;
  try {
    if (findCalls) live = await findCalls();
  } catch (error) {
    const problem = `the api of the site does not say what it offers (${String(error)}): promote again once it does`;
    return outcomeOf('api calls', [problem]);
  }
  if (typeof live === 'string') return outcomeOf('api calls', [], { skipped: live });
  const byId = new Map(live.map((call) => [call.id, call]));
  const remedy =
    'generate its client again, adapt the code and build, or put an api live that keeps it';
  return outcomeOf(
    'api calls',
    known.flatMap((call) => {
      const differs = callProblems(call, byId.get(call.id));
      const what = `${release.name} ${release.version} calls ${call.id} (${call.call})`;
      return differs.length > 0
        ? [`${what}, which in the api of the site ${differs.join('; ')}: ${remedy}`]
        : [];
    }),
  );
}
