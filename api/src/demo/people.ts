import { TALENT_TYPES, type Channel, type TalentType, ADULT_AGE, MAJORITY_AGE } from '@dara/model';
import {
  BIOS,
  EYE_COLOURS,
  FOREIGN_NAMES,
  HAIR_COLOURS,
  type NamePair,
  SKIN_TONES,
  SPOKEN_LANGUAGES,
  TALENT_TAGS,
} from './people-data.ts';
import { namesOf } from './names.ts';
import type { Look } from './images/portrait.ts';
import { createRandom, type Random } from './random.ts';

/** The first channel of everyone, then further ones at random. */
const DEMO_CHANNELS: readonly Channel[] = [
  'Instagram',
  'Tiktok',
  'Youtube',
  'Facebook',
  'XTwitter',
];

export interface DemoSocial {
  channel: Channel;
  name: string;
  link: string;
  followers: number;
  /** Percent. */
  engagement: number;
  reach: number;
  storyView: number;
}

export interface DemoBudget {
  type: 'Post' | 'Story' | 'ShortVideo' | 'Video' | 'Live' | 'Event' | 'ShootDay' | 'Presenter';
  /** Baht. */
  rate: number;
}

export interface DemoTalent {
  key: string;
  look: Look;
  displayName: string;
  firstName: NamePair;
  lastName: NamePair;
  nickName: NamePair;
  gender: 'Male' | 'Female' | 'LGBTQ+';
  nationality: string;
  /** yyyy-mm-dd */
  birthday: string;
  isMinor: boolean;
  /** Under 20, with a guardian. */
  isUnderage: boolean;
  email: string;
  phone: string;
  bio: NamePair;
  languages: string[];
  body: {
    height: number;
    weight: number;
    chest: number;
    waist: number;
    hip: number;
    shoes: number;
  };
  eyeColour: string;
  hairColour: string;
  skinTone: string;
  types: TalentType[];
  tags: NamePair[];
  socials: DemoSocial[];
  budgets: DemoBudget[];
  status: 'Approved' | 'Pending' | 'Rejected' | 'Archived';
  active: boolean;
  isTop10: boolean;
  consents: boolean;
  createdAt: Date;
}

/** Reference date of ages and dates in the demonstration data, in UTC. */
export type DemoClock = { now: Date };

const FOLLOWERS: Record<TalentType, readonly [number, number]> = {
  MegaStar: [2_500_000, 9_800_000],
  SuperStar: [900_000, 3_400_000],
  RisingStar: [80_000, 620_000],
  Influencer: [45_000, 1_900_000],
  Actor: [12_000, 240_000],
  Singer: [30_000, 780_000],
  LiveTalent: [25_000, 410_000],
  NewBorn: [600, 9_500],
};

const AGES: Record<TalentType, readonly [number, number]> = {
  MegaStar: [29, 46],
  SuperStar: [24, 36],
  RisingStar: [19, 25],
  Influencer: [20, 34],
  Actor: [22, 58],
  Singer: [19, 38],
  LiveTalent: [21, 35],
  NewBorn: [15, 22],
};

const half = (value: number) => Math.round(value * 2) / 2;
const between = (random: Random, [from, to]: readonly [number, number]) =>
  from + random.next() * (to - from);

function body(random: Random, feminine: boolean): DemoTalent['body'] {
  const height = Math.round(feminine ? 157 + random.next() * 20 : 168 + random.next() * 22);
  const weight = Math.round((height - 100) * (feminine ? 0.82 : 0.95) + random.int(-4, 6));
  return {
    height,
    weight,
    chest: half(feminine ? 31 + random.next() * 5 : 36 + random.next() * 6),
    waist: half(feminine ? 23 + random.next() * 4 : 29 + random.next() * 4),
    hip: half(feminine ? 33 + random.next() * 5 : 36 + random.next() * 4),
    shoes: feminine ? random.int(36, 40) : random.int(40, 46),
  };
}

function socials(random: Random, type: TalentType, handle: string): DemoSocial[] {
  const count = type === 'NewBorn' ? random.int(1, 2) : random.int(2, 4);
  const others = random.sample(DEMO_CHANNELS.slice(1), count - 1);
  const channels: Channel[] = ['Instagram', ...others];
  return channels.map((channel, index) => {
    const share = index === 0 ? 1 : 0.15 + random.next() * 0.8;
    const followers = Math.round((between(random, FOLLOWERS[type]) * share) / 100) * 100;
    const engagement = Math.round((0.8 + random.next() * (followers > 1e6 ? 4 : 11)) * 100) / 100;
    const reach = Math.round(followers * (0.12 + random.next() * 0.25));
    return {
      channel,
      name: handle,
      link: `https://${channel.toLowerCase()}.example/${handle}`,
      followers,
      engagement,
      reach,
      storyView: Math.round(reach * (0.3 + random.next() * 0.3)),
    };
  });
}

function budgets(random: Random, type: TalentType, followers: number): DemoBudget[] {
  const base = Math.max(2000, Math.round((followers * 0.06) / 500) * 500);
  const online: DemoBudget[] = [
    { type: 'Post', rate: base },
    { type: 'Story', rate: Math.round((base * 0.4) / 500) * 500 + 500 },
    { type: 'ShortVideo', rate: Math.round(base * 1.4) },
  ];
  const onSet: DemoBudget[] = [
    { type: 'ShootDay', rate: base * 2 + 3000 },
    { type: 'Event', rate: base * 2 + 5000 },
  ];
  const byType: Partial<Record<TalentType, DemoBudget[]>> = {
    Influencer: online,
    LiveTalent: [{ type: 'Live', rate: base + 4000 }, ...online.slice(0, 1)],
    Actor: onSet.slice(0, 1),
    Singer: onSet,
    NewBorn: [{ type: 'ShootDay', rate: 3500 + random.int(0, 5) * 500 }],
  };
  return byType[type] ?? [...online, ...onSet, { type: 'Presenter', rate: base * 12 }];
}

function bornOn(random: Random, age: number, now: Date): string {
  const born = new Date(Date.UTC(now.getUTCFullYear() - age, random.int(0, 11), random.int(1, 28)));
  if (born.getUTCMonth() >= now.getUTCMonth()) born.setUTCFullYear(born.getUTCFullYear() - 1);
  return born.toISOString().slice(0, 10);
}

interface Recipe {
  type: TalentType;
  index: number;
  status?: DemoTalent['status'];
  active?: boolean;
  consents?: boolean;
}

function invent({ type, index, status, active, consents }: Recipe, { now }: DemoClock): DemoTalent {
  const key = `${type}-${index}`;
  const random = createRandom(key);
  const number = TALENT_TYPES.indexOf(type) * 16 + index;
  const feminine = number % 5 !== 1 && number % 5 !== 3;
  const nationality = createRandom(`nation:${key}`).chance(0.9)
    ? 'TH'
    : random.pick(Object.keys(FOREIGN_NAMES));
  const { firstName, lastName, nickName } = namesOf(number, feminine, nationality);
  const isYoung = type === 'NewBorn' && (index < 3 || status === 'Pending');
  const age = isYoung ? 15 + (index % 3) : random.int(...AGES[type]);
  const handle = `${nickName[1]}.${firstName[1]}`.toLowerCase().replace(/[^a-z.]/g, '');
  const social = socials(random, type, handle);
  const latinStageName = type === 'Influencer' || type === 'LiveTalent';
  const types: TalentType[] = [type];
  if (type === 'SuperStar' && index % 3 === 0) types.push('Actor');
  if (type === 'MegaStar' && index % 4 === 0) types.push('Singer');
  if (type === 'RisingStar' && index % 4 === 1) types.push('Influencer');
  return {
    key,
    look: { seed: key, build: feminine ? 'feminine' : 'masculine', isAdult: age >= MAJORITY_AGE },
    displayName: latinStageName
      ? `${nickName[1]} ${firstName[1]}`
      : `${nickName[0]} ${firstName[0]}`,
    firstName,
    lastName,
    nickName,
    gender: random.chance(0.08) ? 'LGBTQ+' : feminine ? 'Female' : 'Male',
    nationality,
    birthday: bornOn(random, age, now),
    isMinor: age < ADULT_AGE,
    isUnderage: age < MAJORITY_AGE,
    email: `${handle}.${number}@talent.dara.test`,
    phone: `08${String(10_000_000 + number * 98_731).slice(0, 8)}`,
    bio: random.pick(BIOS[type] ?? []),
    languages: ['th', ...random.sample(SPOKEN_LANGUAGES.slice(1), random.int(0, 2))],
    body: body(random, feminine),
    eyeColour: random.pick(EYE_COLOURS),
    hairColour: random.pick(HAIR_COLOURS),
    skinTone: random.pick(SKIN_TONES),
    types,
    tags: random.sample(TALENT_TAGS, random.int(2, 4)),
    socials: social,
    budgets: budgets(random, type, social[0]?.followers ?? 0),
    status: status ?? 'Approved',
    active: active ?? true,
    isTop10: type === 'MegaStar' && index < 8,
    consents: consents ?? true,
    createdAt: new Date(now.getTime() - (number * 37 + 5) * 3_600_000),
  };
}

/** At least twelve talents of each type, then a few in every other status. */
export function generateTalents(clock: DemoClock): DemoTalent[] {
  const known = TALENT_TYPES.flatMap((type) =>
    Array.from({ length: 12 }, (_, index) => invent({ type, index }, clock)),
  );
  const others: Recipe[] = [
    { type: 'NewBorn', index: 12, status: 'Pending' },
    { type: 'Influencer', index: 12, status: 'Pending' },
    { type: 'Actor', index: 12, status: 'Pending' },
    { type: 'Singer', index: 12, status: 'Rejected' },
    { type: 'LiveTalent', index: 12, status: 'Archived' },
    { type: 'RisingStar', index: 12, active: false },
    { type: 'SuperStar', index: 12, consents: false },
  ];
  return [...known, ...others.map((recipe) => invent(recipe, clock))];
}
