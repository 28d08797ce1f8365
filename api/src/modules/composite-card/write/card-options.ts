import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { CARD_TEMPLATES } from '@dara/model';
import { isMinor, today } from '../../../kernel/age.ts';
import { ADULT_CARD_FIELDS, CARD_FIELDS, cardLayout, cardSlots } from '../layout/card-layout.ts';
import { MAX_ZOOM } from '../layout/place-photo.ts';
import { CARD_SIZE_NAMES } from '../layout/card-sheet.ts';
import { imagesOf } from '../../../kernel/query/select.ts';
import type { ImageRef } from '../../../kernel/schema/shapes.ts';
import { knownFacts } from '../record/card-subject.ts';
import { findCardTalent } from '../record/composite-card.repository.ts';
import {
  CARDS_MAX,
  CARD_NAME_MAX,
  CARD_PICTURES_MAX,
  DPI_MIN,
  type CardOptions,
} from './composite-card-write.schema.ts';

const TEMPLATES: CardOptions['templates'] = CARD_TEMPLATES.map((template) => {
  const { front, back } = cardLayout(template);
  return {
    template,
    front: front.photos.length,
    back: back.photos.length,
    slots: cardSlots(template),
  };
});

const SIZES: CardOptions['sizes'] = CARD_SIZE_NAMES.map((name) => {
  const { size, width, height, bleed, safe } = cardLayout('Classic', name);
  return { size, width, height, bleed, safe };
});

interface ImageRow {
  profile: ImageRef[];
  album: ImageRef[];
  carded: ImageRef[];
  cards: number;
}

/** Images that a talent's card may use: profile image, album, and images of its other cards. */
async function picturesOf(db: Db, talentId: string): Promise<ImageRow> {
  const { rows } = await sql<ImageRow>`
    SELECT ${imagesOf('array_remove(ARRAY[t.image_id], NULL)', 'all')} AS profile,
      ${imagesOf('t.album_image_ids', 'all')} AS album, ${imagesOf('w.ids', 'all')} AS carded, w.cards
    FROM talent t CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(DISTINCT u.id) FILTER (WHERE u.id IS NOT NULL), '{}') AS ids,
        count(DISTINCT c.id)::int AS cards
      FROM composite_card c LEFT JOIN LATERAL unnest(c.image_ids) u (id) ON true
      WHERE c.talent_id = t.id AND c.deleted_at IS NULL) w
    WHERE t.id = ${talentId}`.execute(db);
  return rows[0] ?? { profile: [], album: [], carded: [], cards: 0 };
}

/** Each image once, at its first position. */
function imagesFrom({ profile, album, carded }: ImageRow): CardOptions['pictures'] {
  const all = [
    ...album.map((image) => ({ ...image, source: 'album' as const })),
    ...profile.map((image) => ({ ...image, source: 'profile' as const })),
    ...carded.map((image) => ({ ...image, source: 'card' as const })),
  ];
  const seen = new Set<string>();
  return all.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Options for the editor of a talent's cards. */
export async function cardOptions(db: Db, talentId: string): Promise<CardOptions> {
  const talent = await findCardTalent(db, talentId, []);
  const rows = await picturesOf(db, talentId);
  const day = today();
  const known = knownFacts(talent, day);
  const minor = isMinor(talent.birthday, day);
  return {
    templates: TEMPLATES,
    fields: CARD_FIELDS.map((field) => ({
      field,
      isKnown: known[field] !== null,
      isAllowed: !minor || !ADULT_CARD_FIELDS.includes(field),
    })),
    pictures: imagesFrom(rows),
    sizes: SIZES,
    isMinor: minor,
    isPublic: talent.is_public && !minor,
    cards: rows.cards,
    cardsMax: CARDS_MAX,
    picturesMax: CARD_PICTURES_MAX,
    nameMax: CARD_NAME_MAX,
    zoomMax: MAX_ZOOM,
    dpiMin: DPI_MIN,
  };
}
