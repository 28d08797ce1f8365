import { callProblems, type ApiCall, type ApiCheck, type ReleaseManifest } from '@dara/contract';
import { callsOf } from './gate-calls.ts';
import type { Deployed } from './registry.repository.ts';

/**
 * Which operations of live releases, and of one with a share of the visitors, another api lacks or has in another shape.
 * A rollback is not checked by the api, so releases before these are left out.
 */
export function checkApi(
  deployed: ReadonlyMap<string, Deployed>,
  api: readonly ApiCall[],
  names: readonly string[] | null,
): ApiCheck {
  const byId = new Map(api.map((call) => [call.id, call]));
  const releases = [...deployed.values()]
    .flatMap(({ live, canary }) => (canary ? [live, canary.manifest] : [live]))
    .filter(({ name }) => names?.includes(name) ?? true);
  return {
    checked: releases.map(({ name, version }) => ({ name, version })),
    broken: releases.flatMap((release) => brokenCalls(release, byId)),
  };
}

function brokenCalls(
  release: ReleaseManifest,
  byId: ReadonlyMap<string, ApiCall>,
): ApiCheck['broken'] {
  const { name, version } = release;
  return (callsOf(release) ?? []).flatMap(({ id: operation, call, ...fields }) => {
    const problems = callProblems({ id: operation, call, ...fields }, byId.get(operation));
    if (problems.length === 0) return [];
    const remedy = `keep it in the api beside the new one, release ${name} with a client of the new one, and remove it after that`;
    return [{ name, version, operation, call, problems, remedy }];
  });
}
