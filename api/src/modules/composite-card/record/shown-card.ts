import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { today } from '../../../kernel/age.ts';
import { imagesOf } from '../../../kernel/query/select.ts';
import type { ImageRef, Language } from '../../../kernel/schema/shapes.ts';
import { CARD_FIELDS, cardSlots } from '../layout/card-layout.ts';
import { subjectOf, type CardRow, type CardSubject, type CardTalent } from './card-subject.ts';
import { cardColumns, talentColumns } from './composite-card.repository.ts';

/** The talent to show, and the chosen card if any. */
export interface WantedCard {
  talentId: string;
  cardId: string | null;
}

const TEMPLATE = 'Classic';

type ProfileRow = CardTalent & { talent_id: string; images: ImageRef[] };

/** A card made from the profile images of a talent without cards. */
function profileCard(
  { images, talent_id, ...talent }: ProfileRow,
  language: Language,
): CardSubject {
  const places = cardSlots(TEMPLATE);
  const never = new Date(0);
  return subjectOf(
    {
      ...talent,
      ...{ id: talent_id, talent_id, name: '', template: TEMPLATE, language, images },
      fields: [...CARD_FIELDS],
      slots: images
        .slice(0, places.length)
        .map(({ id }, index) => ({ slot: places[index]!, imageId: id, x: 0, y: 0, zoom: 1 })),
      ...{ is_default: false, shared: false, version: 0, created_at: never, updated_at: never },
    },
    today(),
  );
}

/**
 * The card of each talent for a client: the chosen one, else the default, else one made from the profile. Deleted
 * talents have none.
 */
export async function findShownCards(
  db: Db,
  wanted: readonly WantedCard[],
  language: Language,
): Promise<(CardSubject | null)[]> {
  const talentIds = wanted.map(({ talentId }) => talentId);
  const chosen = wanted.flatMap(({ cardId }) => (cardId ? [cardId] : []));
  const { rows: cards } = await sql<CardRow>`
    SELECT ${cardColumns()} FROM composite_card c JOIN talent t ON t.id = c.talent_id
    WHERE t.id = ANY (${talentIds}::uuid[]) AND c.deleted_at IS NULL AND t.deleted_at IS NULL
      AND (c.id = ANY (${chosen}::uuid[]) OR c.id = (
        SELECT u.id FROM composite_card u WHERE u.talent_id = t.id AND u.deleted_at IS NULL
        ORDER BY u.is_default DESC, u.created_at, u.id LIMIT 1))
    ORDER BY c.is_default DESC, c.created_at, c.id`.execute(db);
  const { rows: profiles } = await sql<ProfileRow>`
    SELECT t.id AS talent_id, ${talentColumns()},
      ${imagesOf('array_remove(array_prepend(t.image_id, t.album_image_ids), NULL)', 'all')} AS images
    FROM talent t WHERE t.id = ANY (${talentIds}::uuid[]) AND t.deleted_at IS NULL`.execute(db);
  const day = today();
  return wanted.map(({ talentId, cardId }) => {
    const own = cards.filter(({ talent_id }) => talent_id === talentId);
    const card = own.find(({ id }) => id === cardId) ?? own[0];
    if (card) return subjectOf(card, day);
    const profile = profiles.find(({ talent_id }) => talent_id === talentId);
    return profile ? profileCard(profile, language) : null;
  });
}
