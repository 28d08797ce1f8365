import type { ReleaseManifest } from '@dara/contract';
import { addresses } from './gate-routes.ts';

/** Acknowledged breaking changes: `owner`, `route:/x`, `menu:y`; development acknowledges all. */
export type Accepted = readonly string[] | 'all';

/** A removal that other remotes or links may depend on. */
interface Change {
  key: string;
  text: string;
}

const routesOf = ({ declaration }: ReleaseManifest) => declaration?.routes ?? [];
const menuOf = ({ declaration }: ReleaseManifest) => declaration?.menu ?? [];

function changesOf(
  candidate: ReleaseManifest,
  before: ReleaseManifest,
  after: readonly ReleaseManifest[],
): Change[] {
  const { name } = candidate;
  const [was, is] = [before.declaration?.owner, candidate.declaration?.owner];
  const owner =
    was === undefined || was === is
      ? []
      : [{ key: 'owner', text: `${name} belongs to ${was}, and now to ${is ?? 'no team'}` }];
  const kept = new Set(after.flatMap(routesOf).flatMap(({ path }) => addresses(path)));
  const routes = routesOf(before)
    .filter(({ path }) => addresses(path).some((address) => !kept.has(address)))
    .map(({ path }) => ({ key: `route:${path}`, text: `route ${path} of ${name} disappears` }));
  const entries = after.flatMap(menuOf);
  const menu = menuOf(before)
    .filter(({ id, section, path }) =>
      entries.every(
        (entry) => entry.id !== id && (entry.section !== section || entry.path !== path),
      ),
    )
    .map(({ id, path }) => ({
      key: `menu:${id}`,
      text: `menu entry ${id} of ${name}, which leads to ${path}, disappears`,
    }));
  return [...owner, ...routes, ...menu];
}

/** Removals of a release compared with the live one: problems unless accepted with `--accept`. */
export function changeProblems(
  candidate: ReleaseManifest,
  live: ReadonlyMap<string, ReleaseManifest>,
  accepted: Accepted,
): { problems: string[]; acknowledged: string[] } {
  const before = live.get(candidate.name);
  if (!before) return { problems: [], acknowledged: [] };
  const after = [...new Map(live).set(candidate.name, candidate).values()];
  const changes = changesOf(candidate, before, after);
  const isAcknowledged = ({ key }: Change): boolean => accepted === 'all' || accepted.includes(key);
  return {
    problems: changes
      .filter((change) => !isAcknowledged(change))
      .map(({ key, text }) => `${text}: to accept it, use --accept ${key}`),
    acknowledged: changes.filter(isAcknowledged).map(({ text }) => text),
  };
}
