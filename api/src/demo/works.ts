import type { ExperienceType, TalentType } from '@dara/model';
import { FEMININE_NICKNAMES, MASCULINE_NICKNAMES } from './people-data.ts';
import type { DemoTalent } from './people.ts';
import { createRandom } from './random.ts';
import { dayText, daysFrom } from './seed-context.ts';
import { PROJECTS, ROLES, type ProjectKind, type ProjectText } from './works-data.ts';

export interface DemoExperience {
  customerName: string;
  project: string;
  role: string;
  experienceType: ExperienceType;
  /** yyyy-mm-dd */
  hireDate: string;
  link: string | null;
}

/** The works of a type, from the projects of its first type and of a further one. */
const KINDS: Record<TalentType, readonly [first: ProjectKind[], further: ProjectKind[]]> = {
  MegaStar: [['screen', 'brand', 'screen', 'brand'], []],
  SuperStar: [['screen', 'brand', 'screen'], []],
  RisingStar: [['screen', 'brand', 'screen'], []],
  Influencer: [
    ['online', 'online', 'online', 'brand'],
    ['online', 'online'],
  ],
  Actor: [
    ['screen', 'screen', 'screen'],
    ['screen', 'screen'],
  ],
  Singer: [['song', 'stage', 'brand'], ['song']],
  LiveTalent: [['live', 'live', 'live'], []],
  NewBorn: [['first', 'first'], []],
};

/** Number of works of a talent. */
export const workCount = ({ types }: DemoTalent): number =>
  types.reduce((sum, type, index) => sum + KINDS[type][index === 0 ? 0 : 1].length, 0);

const SITES: Record<ProjectKind, string> = {
  screen: 'watch',
  brand: 'campaign',
  online: 'clip',
  live: 'live',
  stage: 'stage',
  song: 'listen',
  first: 'watch',
};

function roleOf(talent: DemoTalent, kind: ProjectKind, at: number, { roles }: ProjectText): string {
  const isFeminine = talent.look.build === 'feminine';
  if (roles) return roles[isFeminine ? 0 : 1];
  const turn = Math.floor(at / PROJECTS[kind].length);
  const role = ROLES[kind][Math.min(turn, ROLES[kind].length - 1)] ?? '';
  if (kind !== 'screen') return role;
  const names = (isFeminine ? FEMININE_NICKNAMES : MASCULINE_NICKNAMES).map(([th]) => th);
  const others = names.filter((name) => name !== talent.nickName[0]);
  return `${role} รับบท “${others[(at * 5) % others.length] ?? ''}”`;
}

/**
 * Works of all talents, by type in the order of their types, newest first: projects rotate, so that each assigns its
 * largest role first and has no talent twice.
 */
export function assignWorks(
  talents: readonly DemoTalent[],
  now: Date,
): Map<string, DemoExperience[][]> {
  const given = new Map<ProjectKind, number>();
  const experience = (talent: DemoTalent, kind: ProjectKind): DemoExperience => {
    const at = given.get(kind) ?? 0;
    given.set(kind, at + 1);
    const project: ProjectText = PROJECTS[kind][at % PROJECTS[kind].length]!;
    const random = createRandom(`project:${project.title}`);
    return {
      customerName: project.customer,
      project: project.title,
      role: roleOf(talent, kind, at, project),
      experienceType: random.chance(0.6) ? 'Internal' : 'External',
      hireDate: dayText(daysFrom(now, -random.int(30, 1100))),
      link: project.slug && `https://${SITES[kind]}.example/${project.slug}`,
    };
  };
  const latestFirst = (one: DemoExperience, other: DemoExperience) =>
    other.hireDate.localeCompare(one.hireDate);
  return new Map(
    talents.map((talent) => [
      talent.key,
      talent.types.map((type, index) => {
        const kinds = KINDS[type][index === 0 ? 0 : 1];
        return kinds.map((kind) => experience(talent, kind)).toSorted(latestFirst);
      }),
    ]),
  );
}
