import {
  rasterizeSvg,
  normalizeImage,
  type Original,
  withImageTransaction,
} from '../modules/image/image.public.ts';
import { albumSize, LARGEST_ALBUM, stillCount } from './albums.ts';
import { BUSINESSES } from './business-data.ts';
import { GENERAL_NEWS, TALK_OF_THE_TOWN } from './news/news-data.ts';
import type { DemoTalent } from './people.ts';
import { renderLogo } from './images/logo.ts';
import { portraitSvg, type Look, type PortraitOptions } from './images/portrait.ts';
import { createRandom } from './random.ts';
import type { SeedContext } from './seed-context.ts';

/** Ids of the stored images, by usage. */
export interface DemoImages {
  profiles: Map<string, string>;
  albums: Map<string, string[]>;
  /** At work, alone and with a colleague: an album's images are too high for works. */
  stills: Map<string, string[]>;
  news: { image: string; share: string }[];
  talk: { image: string; share: string }[];
  logos: string[];
}

/** The first that is in no album. */
const STILL_SHOT = LARGEST_ALBUM + 1;
/** Stored in one transaction: one each takes several seconds more in the embedded database. */
const BATCH = 200;

interface Picture {
  make: () => Promise<Original>;
  alt: { th: string; en: string };
  keep: (id: string) => void;
  /** The agency's own, as editors would have uploaded it. */
  isEditorial?: true;
}

const portrait = (looks: readonly Look[], options: PortraitOptions): Promise<Original> =>
  rasterizeSvg(portraitSvg(looks, options), options);

function talentImages(talents: readonly DemoTalent[], into: DemoImages): Picture[] {
  return talents.flatMap((talent, at) => {
    const alt = {
      th: `ภาพของ ${talent.displayName}`,
      en: `Portrait of ${talent.nickName[1]} ${talent.firstName[1]}`,
    };
    const album: string[] = [];
    into.albums.set(talent.key, album);
    const profile: Picture = {
      make: () => portrait([talent.look], { width: 960, height: 960, shot: 0 }),
      alt,
      keep: (id) => into.profiles.set(talent.key, id),
    };
    const shots = Array.from({ length: albumSize(talent) }, (_, index): Picture => ({
      make: () => portrait([talent.look], { width: 600, height: 800, shot: index + 1 }),
      alt,
      keep: (id) => (album[index] = id),
    }));
    const stills: string[] = [];
    into.stills.set(talent.key, stills);
    const colleague = talents[(at + 5) % talents.length] ?? talent;
    const alone = [talent.look];
    const scenes = [[talent.look, colleague.look], alone, [colleague.look, talent.look]];
    const works = scenes.slice(0, stillCount(talent)).map((people, index): Picture => ({
      make: () => portrait(people, { width: 720, height: 480, shot: STILL_SHOT + index }),
      alt: {
        th: `${talent.displayName} ในกองถ่าย`,
        en: `${talent.nickName[1]} ${talent.firstName[1]} at work`,
      },
      keep: (id) => (stills[index] = id),
    }));
    return [profile, ...shots, ...works];
  });
}

function storyImages(
  titles: readonly (readonly [string, string])[],
  looks: readonly Look[],
  size: { width: number; height: number },
  into: { image: string; share: string }[],
): Picture[] {
  return titles.flatMap(([th, en], index) => {
    const random = createRandom(`story:${en}`);
    const people = random.sample(looks, size.height > size.width ? 1 : random.int(1, 3));
    const entry = { image: '', share: '' };
    into[index] = entry;
    const shot = 1 + (index % 6);
    const alt = { th, en };
    return [
      {
        make: () => portrait(people, { ...size, shot }),
        alt,
        keep: (id: string) => (entry.image = id),
        isEditorial: true as const,
      },
      {
        make: () => portrait(people, { width: 1200, height: 630, shot }),
        alt,
        keep: (id: string) => (entry.share = id),
        isEditorial: true as const,
      },
    ];
  });
}

function planImages(talents: readonly DemoTalent[], into: DemoImages): Picture[] {
  const looks = talents.map((talent) => talent.look);
  const generalTitles = GENERAL_NEWS.map((news) => news.title);
  const talkTitles = TALK_OF_THE_TOWN.map((news) => news.title);
  const logos = BUSINESSES.map(({ mark, name }, index): Picture => ({
    make: () => normalizeImage(renderLogo(mark, name[1])),
    alt: { th: name[0], en: name[1] },
    keep: (id) => (into.logos[index] = id),
  }));
  return [
    ...talentImages(talents, into),
    ...storyImages(generalTitles, looks, { width: 1000, height: 500 }, into.news),
    ...storyImages(talkTitles, looks, { width: 500, height: 700 }, into.talk),
    ...logos,
  ];
}

/** Renders and stores every image of the demonstration; deterministic. */
export async function seedImages(
  { services, report }: SeedContext,
  talents: readonly DemoTalent[],
): Promise<DemoImages> {
  const into: DemoImages = {
    profiles: new Map(),
    albums: new Map(),
    stills: new Map(),
    news: [],
    talk: [],
    logos: [],
  };
  const images = planImages(talents, into);
  for (let at = 0; at < images.length; at += BATCH) {
    const batch = images.slice(at, at + BATCH);
    const originals = await Promise.all(batch.map(({ make }) => make()));
    await withImageTransaction(services, originals, async (_trx, storeImage) => {
      for (const [index, { alt, keep, isEditorial = false }] of batch.entries())
        keep(
          await storeImage(originals[index] as Original, { alt, access: 'public', isEditorial }),
        );
    });
    report(`pictures: ${at + batch.length} of ${images.length}`);
  }
  return into;
}
