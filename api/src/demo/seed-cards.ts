import type { Trx } from '@dara/backend';
import { CARD_TEMPLATES, type CardTemplate } from '@dara/model';
import {
  CARD_FIELDS,
  ADULT_CARD_FIELDS,
  cardSlots,
} from '../modules/composite-card/composite-card.public.ts';
import { newId } from '../kernel/new-id.ts';
import type { Language } from '../kernel/schema/shapes.ts';
import { SHOWCASE } from './albums.ts';
import type { DemoTalent } from './people.ts';
import { createRandom } from './random.ts';
import type { DemoImages } from './seed-images.ts';
import type { TalentIds } from './seed-talents.ts';

const NAMES: Record<CardTemplate, readonly [string, string]> = {
  Classic: ['การ์ดคลาสสิก', 'Classic card'],
  Editorial: ['การ์ดงานแฟชั่น', 'Editorial card'],
  Beauty: ['การ์ดงานบิวตี้', 'Beauty card'],
  Mosaic: ['การ์ดโมเสก', 'Mosaic card'],
  Influencer: ['การ์ดงานรีวิว', 'Influencer card'],
  Portfolio: ['การ์ดพอร์ตโฟลิโอ', 'Portfolio card'],
};

interface Plan {
  id: string;
  template: CardTemplate;
  language: Language;
  isDefault: boolean;
  shared: boolean;
}

/** A different image in every slot: only templates that the album can fill are used. */
function slotsOf(template: CardTemplate, images: readonly string[]) {
  return cardSlots(template).map((slot, index) => ({
    slot,
    imageId: images[index] ?? '',
    x: 0,
    // Heads are high in a portrait, and most slots are wider than the images.
    y: index === 0 || (template === 'Mosaic' && slot === 'back1') ? 0 : -0.6,
    zoom: 1,
  }));
}

/** Up to three cards with different templates, at most one per front image; all six for the showcase. */
function plansOf(talent: DemoTalent, firstId: string, pictures: number): Plan[] {
  const random = createRandom(`cards:${talent.key}`);
  if (talent.key === SHOWCASE) {
    return CARD_TEMPLATES.map((template, index) => ({
      id: index === 0 ? firstId : newId(),
      template,
      language: index % 3 === 2 ? 'en' : 'th',
      isDefault: index === 0,
      shared: index < 2 || template === 'Portfolio',
    }));
  }
  const filled = CARD_TEMPLATES.filter((template) => cardSlots(template).length <= pictures);
  const fits = talent.types[0] === 'Influencer' && filled.includes('Influencer');
  const usual = fits ? 'Influencer' : random.pick(filled);
  const others = filled.filter((template) => template !== usual);
  const count = Math.min(others.length, random.int(0, 2));
  const shared = !talent.isMinor && random.chance(0.75);
  return [usual, ...random.sample(others, count)].map((template, index) => ({
    id: index === 0 ? firstId : newId(),
    template,
    language: index === 1 ? 'en' : 'th',
    isDefault: index === 0,
    shared: shared && index === 0,
  }));
}

/** The cards of one talent as stored. */
export function cardRows(
  talent: DemoTalent,
  known: { id: string; cardId: string },
  images: readonly string[],
) {
  return plansOf(talent, known.cardId, images.length).map((plan, index) => {
    const { id, template, language, isDefault, shared } = plan;
    // Cards of one talent differ in their front image.
    const slots = slotsOf(template, [...images.slice(index), ...images.slice(0, index)]);
    const at = new Date(talent.createdAt.getTime() + index * 60_000);
    return {
      id,
      talent_id: known.id,
      name: NAMES[template][language === 'th' ? 0 : 1],
      template,
      image_ids: slots.map(({ imageId }) => imageId),
      slots: JSON.stringify(slots),
      fields: CARD_FIELDS.filter(
        (field) => !talent.isMinor || !ADULT_CARD_FIELDS.includes(field),
      ) as string[],
      language,
      is_default: isDefault,
      shared,
      created_at: at,
      updated_at: at,
    };
  });
}

/** One to three cards per talent, and one of every template for the talent printed at start. */
export async function seedCards(
  trx: Trx,
  talents: readonly DemoTalent[],
  talentIds: TalentIds,
  pictures: DemoImages,
): Promise<void> {
  const rows = talents.flatMap((talent) => {
    const known = talentIds.get(talent.key);
    const profile = pictures.profiles.get(talent.key);
    const images = [...(profile ? [profile] : []), ...(pictures.albums.get(talent.key) ?? [])];
    return known ? cardRows(talent, known, images) : [];
  });
  for (let at = 0; at < rows.length; at += 50) {
    await trx
      .insertInto('composite_card')
      .values(rows.slice(at, at + 50))
      .execute();
  }
}
