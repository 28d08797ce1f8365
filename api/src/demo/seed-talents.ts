import type { Trx } from '@dara/backend';
import type { TalentType } from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { type NamePair, TALENT_TAGS } from './people-data.ts';
import type { DemoTalent } from './people.ts';
import { createRandom } from './random.ts';
import { daysFrom, inBatches, localizedJson, type SeedContext } from './seed-context.ts';
import type { DemoImages } from './seed-images.ts';
import { assignWorks, type DemoExperience } from './works.ts';

/** Ids of the seeded talents by key, with the id of each one's first composite card. */
export type TalentIds = Map<string, { id: string; cardId: string }>;

export async function seedTags(
  trx: Trx,
  kind: 'Talent' | 'News',
  names: readonly NamePair[],
): Promise<Map<string, string>> {
  const ids = new Map(names.map(([, en]) => [en, newId()]));
  await trx
    .insertInto('tag')
    .values(
      names.map((name) => ({ id: ids.get(name[1]) ?? newId(), kind, name: localizedJson(name) })),
    )
    .execute();
  return ids;
}

function talentRow(talent: DemoTalent, id: string, pictures: DemoImages) {
  const parent = { name: `ผู้ปกครองของ${talent.nickName[0]}`, relation: 'mother' };
  return {
    id,
    display_name: talent.displayName,
    first_name: localizedJson(talent.firstName),
    last_name: localizedJson(talent.lastName),
    nick_name: localizedJson(talent.nickName),
    nationality: talent.nationality,
    gender: talent.gender,
    birthday: talent.birthday,
    email: talent.email,
    phone_number: talent.phone,
    bio: localizedJson(talent.bio),
    languages: talent.languages,
    guardian: talent.isUnderage
      ? JSON.stringify({ ...parent, phone: talent.phone, email: `guardian.${talent.email}` })
      : null,
    // Talents who wait for approval wait for their guardian too.
    guardian_confirmed_at:
      talent.isUnderage && talent.status !== 'Pending' ? talent.createdAt : null,
    image_id: pictures.profiles.get(talent.key) ?? null,
    album_image_ids: pictures.albums.get(talent.key) ?? [],
    height: talent.body.height,
    weight: talent.body.weight,
    chest: talent.body.chest,
    waist: talent.body.waist,
    hip: talent.body.hip,
    shoes: talent.body.shoes,
    eye_colour: talent.eyeColour,
    hair_colour: talent.hairColour,
    skin_tone: talent.skinTone,
    status: talent.status,
    active: talent.active,
    is_top10: talent.isTop10,
    created_at: talent.createdAt,
    updated_at: talent.createdAt,
  };
}

interface TalentWorks {
  talentId: string;
  now: Date;
  /** By type, in the order of the talent's types. */
  experiences: readonly DemoExperience[][];
  /** One for each experience, as far as they go. */
  images: readonly string[];
}

function worksOf(talent: DemoTalent, { talentId, now, ...done }: TalentWorks) {
  const random = createRandom(`work:${talent.key}`);
  const works = talent.types.map((type: TalentType, index) => ({
    id: newId(),
    talent_id: talentId,
    talent_type: type,
    created_at: new Date(talent.createdAt.getTime() + index * 1000),
  }));
  const [least, most] = random.chance(0.15) ? [100, 260] : [5, 80];
  const budgets = works.flatMap((work) =>
    talent.budgets.map((budget, position) => ({
      id: newId(),
      work_id: work.id,
      talent_id: talentId,
      position,
      budget_type: budget.type,
      detail: null,
      rate_charge: budget.rate,
      date_update: daysFrom(now, -random.int(least, most)),
    })),
  );
  const images = [...done.images];
  const experiences = works.flatMap((work, index) =>
    (done.experiences[index] ?? []).map((experience, position) => ({
      id: newId(),
      work_id: work.id,
      talent_id: talentId,
      position,
      customer_name: experience.customerName,
      project: experience.project,
      role: experience.role,
      experience_type: experience.experienceType,
      hire_date: experience.hireDate,
      link: experience.link,
      image_ids: images.splice(0, 1),
    })),
  );
  const performances = works.slice(0, 1).flatMap((work) =>
    talent.socials.map((social, position) => ({
      id: newId(),
      work_id: work.id,
      talent_id: talentId,
      position,
      channel: social.channel,
      followers: social.followers,
      engagement: social.engagement,
      average_post_reach: social.reach,
      average_story_view: social.storyView,
      cpr: null,
      cpe: null,
      measured_at: daysFrom(now, -random.int(1, 45)),
    })),
  );
  return { works, budgets, experiences, performances };
}

export async function seedTalents(
  trx: Trx,
  { now }: SeedContext,
  talents: readonly DemoTalent[],
  pictures: DemoImages,
): Promise<TalentIds> {
  const tagIds = await seedTags(trx, 'Talent', TALENT_TAGS);
  const ids: TalentIds = new Map(
    talents.map((talent) => [
      talent.key,
      { id: newId(talent.createdAt.getTime()), cardId: newId(talent.createdAt.getTime()) },
    ]),
  );
  const idOf = (talent: DemoTalent) => ids.get(talent.key)!;
  await inBatches(
    talents.map((talent) => talentRow(talent, idOf(talent).id, pictures)),
    (rows) => trx.insertInto('talent').values(rows).execute(),
  );
  const tags = talents.flatMap((talent) =>
    talent.tags.map(([, en], position) => ({
      talent_id: idOf(talent).id,
      tag_id: tagIds.get(en) ?? '',
      position,
    })),
  );
  await inBatches(tags, (rows) => trx.insertInto('talent_tag').values(rows).execute());
  const socials = talents.flatMap((talent) =>
    talent.socials.map((social, position) => ({
      id: newId(),
      talent_id: idOf(talent).id,
      channel: social.channel,
      name: social.name,
      link: social.link,
      followers: social.followers,
      engagement_rate: social.engagement,
      position,
    })),
  );
  await inBatches(socials, (rows) => trx.insertInto('talent_social').values(rows).execute());
  const cast = assignWorks(talents, now);
  const parts = talents.map((talent) =>
    worksOf(talent, {
      talentId: idOf(talent).id,
      now,
      experiences: cast.get(talent.key) ?? [],
      images: pictures.stills.get(talent.key) ?? [],
    }),
  );
  await inBatches(
    parts.flatMap((part) => part.works),
    (rows) => trx.insertInto('work').values(rows).execute(),
  );
  await inBatches(
    parts.flatMap((part) => part.budgets),
    (rows) => trx.insertInto('work_budget').values(rows).execute(),
  );
  await inBatches(
    parts.flatMap((part) => part.experiences),
    (rows) => trx.insertInto('work_experience').values(rows).execute(),
  );
  await inBatches(
    parts.flatMap((part) => part.performances),
    (rows) => trx.insertInto('work_social_performance').values(rows).execute(),
  );
  const consents = talents
    .filter((talent) => talent.consents)
    .flatMap((talent) =>
      (['PublicProfile', 'ClientSharing'] as const).map((purpose) => ({
        id: newId(),
        subject: idOf(talent).id,
        purpose,
        text_version: '2026-01',
        given_at: talent.createdAt,
        given_by: talent.isUnderage ? ('guardian' as const) : ('self' as const),
      })),
    );
  await inBatches(consents, (rows) => trx.insertInto('consent').values(rows).execute());
  return ids;
}
