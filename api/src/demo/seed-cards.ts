import { CARD_FIELDS, ADULT_CARD_FIELDS, cardSlots } from '../domain/card-layout.ts';
import { CARD_TEMPLATES, type CardTemplate } from '../domain/enumerations.ts';
import { newId } from '../domain/new-id.ts';
import type { Language } from '../domain/shapes.ts';
import type { DemoTalent } from './people.ts';
import { createRandom } from './random.ts';
import type { DemoTransaction } from './seed-context.ts';
import type { DemoPictures } from './seed-pictures.ts';
import type { TalentIds } from './seed-talents.ts';

/** Holds a card of every template. */
const SHOWCASE = 'RisingStar-0';

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

/** The album in order, from its beginning again, closer, once it is used up. */
function slotsOf(template: CardTemplate, images: readonly string[]) {
  return cardSlots(template).map((slot, index) => ({
    slot,
    imageId: images[index % images.length] ?? '',
    x: 0,
    // Heads stand high in a portrait, and most places are wider than the pictures.
    y: index === 0 || (template === 'Mosaic' && slot === 'back1') ? 0 : -0.6,
    zoom: index < images.length ? 1 : 1.35,
  }));
}

function plansOf(talent: DemoTalent, firstId: string): Plan[] {
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
  const usual = talent.types[0] === 'Influencer' ? 'Influencer' : random.pick(CARD_TEMPLATES);
  const other = random.pick(CARD_TEMPLATES.filter((template) => template !== usual));
  const shared = !talent.isMinor && random.chance(0.75);
  return [
    { id: firstId, template: usual, language: 'th', isDefault: true, shared },
    { id: newId(), template: other, language: 'en', isDefault: false, shared: false },
  ];
}

function rowsOf(talent: DemoTalent, talentIds: TalentIds, pictures: DemoPictures) {
  const known = talentIds.get(talent.key);
  const profile = pictures.profiles.get(talent.key);
  const images = [...(profile ? [profile] : []), ...(pictures.albums.get(talent.key) ?? [])];
  if (!known || images.length === 0) return [];
  const plans = plansOf(talent, known.cardId);
  return plans.map(({ id, template, language, isDefault, shared }, index) => {
    // Cards of one person are told apart by the picture in front.
    const slots = slotsOf(template, [
      ...images.slice(index % images.length),
      ...images.slice(0, index % images.length),
    ]);
    const at = new Date(talent.createdAt.getTime() + index * 60_000);
    return {
      id,
      talent_id: known.id,
      name: NAMES[template][language === 'th' ? 0 : 1],
      template,
      image_ids: [...new Set(slots.map(({ imageId }) => imageId))],
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

/** Two cards for everybody, one of every template for the talent whom the start prints. */
export async function seedCards(
  trx: DemoTransaction,
  talents: readonly DemoTalent[],
  talentIds: TalentIds,
  pictures: DemoPictures,
): Promise<void> {
  const rows = talents.flatMap((talent) => rowsOf(talent, talentIds, pictures));
  for (let at = 0; at < rows.length; at += 50) {
    await trx
      .insertInto('composite_card')
      .values(rows.slice(at, at + 50))
      .execute();
  }
}
