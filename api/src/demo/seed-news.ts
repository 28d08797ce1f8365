import type { Trx } from '@dara/backend';
import { newId } from '../kernel/new-id.ts';
import { GENERAL_NEWS, TALK_OF_THE_TOWN } from './news/news-data.ts';
import { newsHtml } from './news/news-html.ts';
import { NEWS_TAGS, type NewsText } from './news/news-text.ts';
import { daysFrom, localizedJson, type SeedContext } from './seed-context.ts';
import type { DemoImages } from './seed-images.ts';
import type { DemoTalent } from './people.ts';
import type { NamePair } from './people-data.ts';
import { seedTags, type TalentIds } from './seed-talents.ts';

type Kind = 'General' | 'TalkOfTheTown';

/** Tags of stories that name the talents who took part. */
const ABOUT_PEOPLE = ['series', 'music', 'fashion', 'award', 'campaign', 'digital'];
const PEOPLE = 2;
const BYLINE: NamePair = ['กองบรรณาธิการดารา', 'Dara editors'];
const PHOTO_CREDIT: NamePair = ['สตูดิโอดารา', 'Dara Studio'];

/** Two shown talents for each story about people, other ones in each; none where the agency reports on itself. */
function peopleOf({ tags }: NewsText, index: number, shown: readonly DemoTalent[]): DemoTalent[] {
  if (tags.includes('agency') || !tags.some((tag) => ABOUT_PEOPLE.includes(tag))) return [];
  const first = (index * PEOPLE) % (shown.length - PEOPLE);
  return shown.slice(first, first + PEOPLE);
}

function participants(people: readonly DemoTalent[]): NamePair[] {
  if (people.length === 0) return [];
  const names = (language: 0 | 1) =>
    people.map(({ nickName, firstName }) => `${nickName[language]} ${firstName[language]}`);
  return [
    [
      `ศิลปินของดาราในเรื่องนี้ ได้แก่ ${names(0).join(' และ ')}`,
      `Dara talents in this story: ${names(1).join(' and ')}.`,
    ],
  ];
}

function detail({ body }: NewsText, people: readonly DemoTalent[]): string {
  const ending = body.slice(-1);
  return JSON.stringify(newsHtml([...body.slice(0, -1), ...participants(people), ...ending]));
}

/** The last of each kind is unpublished and the one before it scheduled, so that every status exists. */
function publication(index: number, count: number, now: Date) {
  if (index === count - 1) return { publish: false, publish_at: null };
  if (index === count - 2) return { publish: true, publish_at: daysFrom(now, 6) };
  return { publish: true, publish_at: daysFrom(now, -(index * 4 + 1)) };
}

interface NewsSeeding {
  trx: Trx;
  context: SeedContext;
  talents: readonly DemoTalent[];
  talentIds: TalentIds;
}

export async function seedNews(
  { trx, context: { now }, talents, talentIds }: NewsSeeding,
  pictures: DemoImages,
): Promise<void> {
  const shown = talents.filter(
    ({ status, active, consents, isMinor }) =>
      status === 'Approved' && active && consents && !isMinor,
  );
  const tagIds = await seedTags(trx, 'News', Object.values(NEWS_TAGS));
  const write = async (type: Kind, texts: readonly NewsText[], images: DemoImages['news']) => {
    for (const [index, text] of texts.entries()) {
      const id = newId();
      const people = peopleOf(text, index + (type === 'General' ? 0 : GENERAL_NEWS.length), shown);
      const written = daysFrom(now, -(index * 4 + 3));
      await trx
        .insertInto('news')
        .values({
          id,
          type,
          title: localizedJson(text.title),
          short_description: localizedJson(text.short),
          detail: detail(text, people),
          byline: localizedJson(BYLINE),
          photo_credit: localizedJson(PHOTO_CREDIT),
          ...publication(index, texts.length, now),
          image_id: images[index]?.image ?? null,
          share_image_id: images[index]?.share ?? null,
          created_at: written,
          updated_at: written,
        })
        .execute();
      await trx
        .insertInto('news_tag')
        .values(
          text.tags.map((key, position) => ({
            news_id: id,
            tag_id: tagIds.get(NEWS_TAGS[key]?.[1] ?? '') ?? '',
            position,
          })),
        )
        .execute();
      if (people.length === 0) continue;
      await trx
        .insertInto('news_talent')
        .values(
          people.map(({ key }, position) => ({
            news_id: id,
            talent_id: talentIds.get(key)?.id ?? '',
            position,
          })),
        )
        .execute();
    }
  };
  await write('General', GENERAL_NEWS, pictures.news);
  await write('TalkOfTheTown', TALK_OF_THE_TOWN, pictures.talk);
}
