import type { MediaPlace, MediaUser } from '@dara/model';
import { inBothLanguages } from '../../../kernel/query/select.ts';
import { accountName, talentNames } from '../../../kernel/query/talent-name.ts';
import { RESTORABLE_DAYS } from '../../../kernel/record/deletion.ts';

/** One kind of use of `image i`: the records (`o`), the condition, and their display names. */
export interface ImageUse {
  entity: MediaUser;
  place: MediaPlace;
  from: string;
  /** Whether a record of `from` uses `image i`; includes deleted records that can be restored. */
  on: string;
  /** The record to open and its display name, as jsonb: a text in both languages, or a talent's names. */
  id?: string;
  label: string;
  deleted?: string;
}

/** A record that is deleted can be brought back for a while; its images with it. */
export const SAFE_DAYS = RESTORABLE_DAYS + 1;

const OF_TALENT = '(i.talent_id IS NULL OR o.talent_id = i.talent_id)';
/** Whether an article exists or can be restored. */
const IS_KEPT = `(o.deleted_at IS NULL OR o.deleted_at > now() - ${SAFE_DAYS} * interval '1 day')`;
const OF_NEWS = `i.is_editorial AND ${IS_KEPT}`;
const NAMES = 'o.text_image_ids @> ARRAY[i.id]';

const news = { entity: 'News', label: 'o.title', id: 'o.id' } as const;
const VERSION = 'news_version v JOIN news o ON o.id = v.news_id';

const OF_ARTICLES: ImageUse[] = [
  { ...news, place: 'Picture', from: 'news o', on: 'o.image_id = i.id' },
  { ...news, place: 'SharePicture', from: 'news o', on: 'o.share_image_id = i.id' },
  { ...news, place: 'Text', from: 'news o', on: `${OF_NEWS} AND ${NAMES}` },
  {
    ...news,
    place: 'Draft',
    from: 'news_draft d JOIN news o ON o.id = d.news_id',
    on: `${OF_NEWS} AND d.image_ids @> ARRAY[i.id]`,
  },
  ...['v.text_image_ids @> ARRAY[i.id]', 'v.image_id = i.id', 'v.share_image_id = i.id'].map(
    (names): ImageUse => ({
      ...news,
      place: 'Version',
      from: VERSION,
      on: `${OF_NEWS} AND ${names}`,
    }),
  ),
];

const NEVER = 'false';
const page = { entity: 'Page', label: 'o.title', id: 'o.id', deleted: NEVER } as const;
const OF_PAGES: ImageUse[] = [
  { ...page, place: 'Text', from: 'content_page o', on: `i.is_editorial AND ${NAMES}` },
  {
    ...page,
    place: 'Version',
    from: 'content_page_version v JOIN content_page o ON o.id = v.page_id',
    on: 'i.is_editorial AND v.text_image_ids @> ARRAY[i.id]',
  },
];

const talent = { entity: 'Talent', label: talentNames('o') } as const;
const byTalent = {
  ...talent,
  id: 'o.talent_id',
  label: `(SELECT ${talentNames('n')} FROM talent n WHERE n.id = o.talent_id)`,
} as const;
const OF_TALENTS: ImageUse[] = [
  { ...talent, place: 'Profile', from: 'talent o', on: 'o.image_id = i.id' },
  {
    ...talent,
    place: 'Album',
    from: 'talent o',
    on: 'o.album_image_ids @> ARRAY[i.id] AND (i.talent_id IS NULL OR o.id = i.talent_id)',
  },
  { ...talent, place: 'Reel', from: 'talent o', on: 'o.reel_poster_id = i.id' },
  {
    ...byTalent,
    place: 'Card',
    from: 'composite_card o',
    on: `i.id = ANY (o.image_ids) AND ${OF_TALENT}`,
  },
  {
    ...byTalent,
    place: 'Experience',
    from: 'work_experience o',
    on: `i.id = ANY (o.image_ids) AND ${OF_TALENT}`,
    deleted: NEVER,
  },
];

const OF_WORK: ImageUse[] = [
  {
    entity: 'Job',
    place: 'Card',
    from: 'job_application o',
    on: `strpos(o.card_snapshot::text, i.id::text) > 0 AND ${OF_TALENT}`,
    id: 'o.job_id',
    label: '(SELECT j.title FROM job j WHERE j.id = o.job_id)',
  },
  {
    entity: 'Proposal',
    place: 'Card',
    from: 'proposal_item o',
    on: `strpos(o.card_snapshot::text, i.id::text) > 0 AND ${OF_TALENT}`,
    id: 'o.proposal_id',
    label: `(SELECT ${inBothLanguages('p.title')} FROM proposal p WHERE p.id = o.proposal_id)`,
    deleted: NEVER,
  },
  {
    entity: 'Job',
    place: 'Picture',
    from: 'job o',
    on: 'o.image_id = i.id',
    label: 'o.title',
  },
];

/** Every kind of use of an image. An image without any is unused, and removed later. */
export const IMAGE_USES: readonly ImageUse[] = [
  ...OF_ARTICLES,
  ...OF_PAGES,
  { entity: 'Client', place: 'Logo', from: 'client o', on: 'o.logo_id = i.id', label: 'o.name' },
  {
    entity: 'Business',
    place: 'Logo',
    from: 'business_profile o',
    on: 'o.logo_id = i.id',
    label: 'o.company_name',
  },
  {
    entity: 'User',
    place: 'Profile',
    from: 'profile o',
    on: 'o.image_id = i.id',
    label: accountName('o'),
  },
  ...OF_TALENTS,
  ...OF_WORK,
];

/** Whether any record uses `image i`, including deleted ones, so that a restored record is complete. */
export const IS_NAMED = `(${IMAGE_USES.map(({ from, on }) => `EXISTS (SELECT 1 FROM ${from} WHERE ${on})`).join('\n  OR ')})`;
