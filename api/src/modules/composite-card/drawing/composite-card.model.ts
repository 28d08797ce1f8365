import type { CardSize } from '../layout/card-sheet.ts';
import { drawCard, type CardAgency } from './card-drawing.ts';
import { talentNameOf, type CardSubject } from '../record/card-subject.ts';
import type { CompositeCard, SharedCard } from '../record/composite-card.schema.ts';

export function toSharedCard(
  subject: CardSubject,
  agency: CardAgency,
  size: CardSize = 'A5',
): SharedCard {
  const { id, talentId, name, template, language } = subject;
  const drawing = drawCard(subject, agency, size);
  const talentName = talentNameOf(subject);
  return { id, talentId, talentName, name, template, language, drawing };
}

/** Images stored with a card but not in a slot are visible only to its talent. */
function placed({ images, slots }: CardSubject): CardSubject['images'] {
  return images.filter(({ id }) => slots.some(({ imageId }) => imageId === id));
}

/** `frozenAt` is when an application froze the card; null for the current card. */
export function toCompositeCard(
  subject: CardSubject,
  agency: CardAgency,
  { size, frozenAt = null }: { size?: CardSize | undefined; frozenAt?: Date | null } = {},
): CompositeCard {
  const { fields, slots, isDefault, shared, version, createdAt, updatedAt } = subject;
  return {
    ...toSharedCard(subject, agency, size),
    fields,
    slots,
    images: frozenAt ? placed(subject) : subject.images,
    isDefault,
    shared,
    frozenAt: frozenAt?.toISOString() ?? null,
    version,
    createdAt,
    updatedAt,
  };
}
