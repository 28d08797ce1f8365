import { slotOf, takesVersion, type PartDeclaration, type RemoteDeclaration } from '@dara/contract';

/** What the check needs of a release: also known of live releases whose manifest is not. */
export interface SlotRelease {
  name: string;
  declaration?: Pick<RemoteDeclaration, 'slots' | 'parts'>;
}

const partsOf = ({ declaration }: SlotRelease): PartDeclaration[] => declaration?.parts ?? [];

const slotIn = ({ name, declaration }: SlotRelease, part: PartDeclaration) =>
  slotOf(name, declaration?.slots, part);

const fits = (release: SlotRelease, part: PartDeclaration): boolean => {
  const slot = slotIn(release, part);
  return slot !== undefined && takesVersion(part.version, slot.version);
};

/** Parts of a release for slots that no release offers to them. */
function partProblems(candidate: SlotRelease, after: readonly SlotRelease[]): string[] {
  return partsOf(candidate)
    .filter((part) => !after.some((release) => fits(release, part)))
    .map((part) => {
      const text = `part ${part.part} of ${candidate.name} takes ${part.version} of slot ${part.slot}`;
      const slot = after.map((release) => slotIn(release, part)).find(Boolean);
      return slot
        ? `${text}, which is ${slot.version}: correct "version" of the part in remote.json`
        : `${text}, which no live release offers: promote one that does before it or with it, or remove the part from remote.json`;
    });
}

/** Slots of the live release that a release removes or changes while others show a part there. */
function takenSlotProblems(
  candidate: SlotRelease,
  before: SlotRelease,
  others: readonly SlotRelease[],
): string[] {
  const uses = others.flatMap((other) =>
    partsOf(other)
      .filter((part) => fits(before, part))
      .map((part) => ({ ...part, by: other.name })),
  );
  return uses.flatMap(({ by, ...part }) => {
    const [was, is] = [slotIn(before, part), slotIn(candidate, part)];
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
export function slotProblems(
  candidate: SlotRelease,
  live: ReadonlyMap<string, SlotRelease>,
): string[] {
  const before = live.get(candidate.name);
  const others = [...live.values()].filter(({ name }) => name !== candidate.name);
  const known = new Set(before && partProblems(before, [...others, before]));
  return [
    ...partProblems(candidate, [...others, candidate]).filter((text) => !known.has(text)),
    ...(before ? takenSlotProblems(candidate, before, others) : []),
  ];
}
