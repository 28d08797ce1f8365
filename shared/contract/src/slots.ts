import type { PartDeclaration, SlotDeclaration } from './remote.ts';
import type { RegistrySnapshot, ShownPart } from './snapshot.ts';
import { liveRelease } from './snapshot.ts';

const numbersOf = (version: string): number[] =>
  version.replace(/^[~^]/, '').split('.').map(Number);

/** How many of the three numbers must be equal: as of npm, `^0.2.1` takes no `0.3.0`. */
function fixedCount(range: string, wanted: readonly number[]): number {
  if (range.startsWith('~')) return 2;
  return (range.startsWith('^') && wanted.findIndex((number) => number > 0) + 1) || 3;
}

/** Whether a part for a range (`^1.0.0`, `~1.2.0`, `1.0.0`) fits a slot of a version. */
export function takesVersion(range: string, version: string): boolean {
  const [wanted, has] = [numbersOf(range), numbersOf(version)];
  const change = wanted.findIndex((number, at) => number !== has[at]);
  if (change < 0) return true;
  return change >= fixedCount(range, wanted) && Number(has[change]) > Number(wanted[change]);
}

/** A slot as parts and operators name it. */
export const slotId = (owner: string, slot: string): string => `${owner}/${slot}`;

/** The slot of a remote that a part names; undefined if it is of another remote, or not there. */
export const slotOf = (
  owner: string,
  slots: readonly SlotDeclaration[] | undefined,
  part: PartDeclaration,
): SlotDeclaration | undefined => slots?.find(({ name }) => slotId(owner, name) === part.slot);

/**
 * A snapshot in which each release says what its slots show: the parts of live releases that fit, in the order of the
 * site, the others by the name of their remote. What does not fit is left out.
 */
export function withShownParts<T extends Pick<RegistrySnapshot, 'site' | 'microFrontends'>>(
  snapshot: T,
): T {
  const { site, microFrontends } = snapshot;
  const remotes = Object.keys(microFrontends).sort();
  const partsFor = (id: string, version: string): ShownPart[] => {
    const first = site.slots?.[id] ?? [];
    const rank = (name: string): number => first.indexOf(name) + 1 || first.length + 1;
    return remotes
      .toSorted((a, b) => rank(a) - rank(b))
      .flatMap((remote) =>
        (liveRelease(snapshot, remote)?.extras.parts ?? [])
          .filter((one) => one.slot === id && takesVersion(one.version, version))
          .map(({ part, permission }) => ({ remote, part, ...(permission ? { permission } : {}) })),
      );
  };
  const resolved = Object.entries(microFrontends).map(([owner, releases]) => [
    owner,
    releases.map((release) => {
      const { shown: _before, ...extras } = release.extras;
      const filled = (extras.slots ?? [])
        .map(({ name, version }) => [name, partsFor(slotId(owner, name), version)] as const)
        .filter(([, parts]) => parts.length > 0);
      const shown = filled.length > 0 ? { shown: Object.fromEntries(filled) } : {};
      return { ...release, extras: { ...extras, ...shown } };
    }),
  ]);
  return { ...snapshot, microFrontends: Object.fromEntries(resolved) };
}

/** The other remotes whose parts every visitor sees on pages of a remote: documents depend on them. */
export function contributorsTo(
  { microFrontends }: Pick<RegistrySnapshot, 'microFrontends'>,
  owner: string,
): string[] {
  const shown = (microFrontends[owner] ?? []).flatMap(({ extras }) =>
    Object.values(extras.shown ?? {}).flat(),
  );
  return [...new Set(shown.filter(({ permission }) => !permission).map(({ remote }) => remote))]
    .filter((name) => name !== owner)
    .sort();
}
