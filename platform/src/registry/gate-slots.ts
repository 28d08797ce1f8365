import {
  slotId,
  takesVersion,
  type PartDeclaration,
  type ReleaseManifest,
  type SlotDeclaration,
} from '@dara/contract';
import type { LiveManifests } from './gate.ts';

const partsOf = ({ declaration }: ReleaseManifest): PartDeclaration[] => declaration?.parts ?? [];

/** The slot of a release that a part names; undefined for slots of others. */
const slotOf = (release: ReleaseManifest, part: PartDeclaration): SlotDeclaration | undefined =>
  release.declaration?.slots?.find(({ name }) => slotId(release.name, name) === part.slot);

const fits = (release: ReleaseManifest, part: PartDeclaration): boolean => {
  const slot = slotOf(release, part);
  return slot !== undefined && takesVersion(part.version, slot.version);
};

/** Parts of a release for slots that no release offers to them. */
function partProblems(candidate: ReleaseManifest, after: readonly ReleaseManifest[]): string[] {
  return partsOf(candidate)
    .filter((part) => !after.some((release) => fits(release, part)))
    .map((part) => {
      const text = `part ${part.part} of ${candidate.name} takes ${part.version} of slot ${part.slot}`;
      const slot = after.map((release) => slotOf(release, part)).find(Boolean);
      return slot
        ? `${text}, which is ${slot.version}: correct "version" of the part in remote.json`
        : `${text}, which no live release offers: promote one that does before it or with it, or remove the part from remote.json`;
    });
}

/** Slots of the live release that a release removes or changes while others show a part there. */
function takenSlotProblems(
  candidate: ReleaseManifest,
  before: ReleaseManifest,
  others: readonly ReleaseManifest[],
): string[] {
  const uses = others.flatMap((other) =>
    partsOf(other)
      .filter((part) => fits(before, part))
      .map((part) => ({ ...part, by: other.name })),
  );
  return uses.flatMap(({ by, ...part }) => {
    const [was, is] = [slotOf(before, part), slotOf(candidate, part)];
    const remedy = `promote both together, or first a release of ${by} without it`;
    if (!is) return [`slot ${part.slot} disappears, and ${by} shows ${part.part} there: ${remedy}`];
    if (!takesVersion(part.version, is.version))
      return [
        `slot ${part.slot} becomes ${is.version}, and ${by} shows ${part.part} for ${part.version} there: ${remedy}`,
      ];
    const isSame = JSON.stringify(was?.props) === JSON.stringify(is.props);
    return isSame || was?.version !== is.version
      ? []
      : [
          `slot ${part.slot} gets other props as ${is.version}, and ${by} shows ${part.part} there: raise "version" of the slot in remote.json`,
        ];
  });
}

/**
 * Parts without their slot, and slots that lose parts. What a live release lacks already is left to it: its slot may have
 * been withdrawn or rolled back.
 */
export function slotProblems(candidate: ReleaseManifest, live: LiveManifests): string[] {
  const before = live.get(candidate.name);
  const others = [...live.values()].filter(({ name }) => name !== candidate.name);
  const known = new Set(before && partProblems(before, [...others, before]));
  return [
    ...partProblems(candidate, [...others, candidate]).filter((text) => !known.has(text)),
    ...(before ? takenSlotProblems(candidate, before, others) : []),
  ];
}
