import type { Trx } from '@dara/backend';
import { newId } from '../kernel/new-id.ts';
import { GENERAL_NEWS, NEWS_TAGS, TALK_OF_THE_TOWN, type NewsText } from './news-data.ts';
import { daysFrom, localizedJson, type SeedContext } from './seed-context.ts';
import type { DemoPictures } from './seed-pictures.ts';
import { seedTags } from './seed-talents.ts';

type Kind = 'General' | 'TalkOfTheTown';

function detail({ body }: NewsText): string {
  const html = (language: 0 | 1) =>
    body.map((paragraph) => `<p>${paragraph[language]}</p>`).join('');
  return JSON.stringify({ th: html(0), en: html(1) });
}

/** The last of each kind is unpublished and the one before it scheduled, so that every status exists. */
function publication(index: number, count: number, now: Date) {
  if (index === count - 1) return { publish: false, publish_at: null };
  if (index === count - 2) return { publish: true, publish_at: daysFrom(now, 6) };
  return { publish: true, publish_at: daysFrom(now, -(index * 4 + 1)) };
}

export async function seedNews(
  trx: Trx,
  { now }: SeedContext,
  pictures: DemoPictures,
): Promise<void> {
  const tagIds = await seedTags(trx, 'News', Object.values(NEWS_TAGS));
  const write = async (type: Kind, texts: readonly NewsText[], images: DemoPictures['news']) => {
    for (const [index, text] of texts.entries()) {
      const id = newId();
      const written = daysFrom(now, -(index * 4 + 3));
      await trx
        .insertInto('news')
        .values({
          id,
          type,
          title: localizedJson(text.title),
          short_description: localizedJson(text.short),
          detail: detail(text),
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
    }
  };
  await write('General', GENERAL_NEWS, pictures.news);
  await write('TalkOfTheTown', TALK_OF_THE_TOWN, pictures.talk);
}
