import { type Db, invalidField } from '@dara/backend';
import type { CardTemplate } from '@dara/model';
import { cardSlots, refillSlots } from '../layout/card-layout.ts';
import type { CardSlot } from '../../../kernel/database/json-columns.ts';
import { InputCheck } from '../../../kernel/schema/input.ts';
import { imageFinder } from '../../talent/talent.public.ts';
import type { WrittenCard } from './card-audit.ts';
import { CARD_PICTURES_MAX, type CardInput } from './composite-card-write.schema.ts';

/** Validates the slots only: unknown ones, and ones used twice. */
export function checkSlots(check: InputCheck, template: CardTemplate, input: CardInput): void {
  const places = cardSlots(template);
  const seen = new Map<string, string>();
  for (const [index, { slot }] of (input.slots ?? []).entries()) {
    const field = `slots.${index}.slot`;
    const first = seen.get(slot);
    if (!places.includes(slot)) check.refuse(field, 'exist', { reads: ['template'] });
    else if (first) check.refuse(field, 'uniqueItems', { reads: [first, 'template'] });
    else seen.set(slot, field);
  }
}

/** Slots and images of a card after a write; `before` is null for a new card. */
export async function placeImages(
  trx: Db,
  talentId: string,
  input: CardInput,
  before: Pick<WrittenCard, 'template' | 'slots' | 'imageIds'> | null,
  fileIds: readonly string[],
): Promise<{ slots: CardSlot[]; imageIds: string[] }> {
  const imageRefs = [
    ...(input.slots ?? []).map(({ imageId }) => imageId),
    ...(input.imageIds ?? []),
  ];
  const idOf = await imageFinder(trx, talentId, imageRefs, fileIds);
  const check = new InputCheck();
  const resolve = (ref: string, field: string): string => {
    const id = idOf(ref);
    if (id === undefined) check.refuse(field, 'exist');
    return id ?? '';
  };
  const slots = input.slots?.map(({ slot, imageId, x, y, zoom }, index) => ({
    slot,
    imageId: resolve(imageId, `slots.${index}.imageId`),
    x,
    y,
    zoom,
  }));
  const named = input.imageIds?.map((ref, index) => resolve(ref, `imageIds.${index}`));
  check.throwIfRefused();
  const placed = slots ?? keptSlots(input, before);
  const kept = named ?? (slots ? [] : (before?.imageIds ?? []));
  const imageIds = [
    ...new Set([...placed.map(({ imageId }) => imageId), ...kept, ...fileIds].filter(Boolean)),
  ];
  if (imageIds.length > CARD_PICTURES_MAX) {
    throw invalidField('imageIds', 'maxItems', { limit: CARD_PICTURES_MAX });
  }
  return { slots: placed, imageIds };
}

function keptSlots(
  { template }: CardInput,
  before: Pick<WrittenCard, 'template' | 'slots'> | null,
): CardSlot[] {
  if (!before) return [];
  if (template === undefined || template === before.template) return before.slots;
  return refillSlots(before.slots, before.template, template);
}
