import type { CardTemplate } from '@dara/model';
import type { CardSlot } from '../../../kernel/database/json-columns.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';

/** A card as it is written. */
export interface WrittenCard {
  id: string;
  talentId: string;
  name: string;
  template: CardTemplate;
  language: Language;
  fields: string[];
  slots: CardSlot[];
  imageIds: string[];
  isDefault: boolean;
  shared: boolean;
  version: number;
}

/** History entry of a card. */
export function auditCard(card: WrittenCard): Record<string, unknown> {
  const { name, template, language, fields, slots, imageIds, isDefault, shared } = card;
  return {
    ...{ name, template, language, isDefault, shared },
    fields: [...fields],
    slots: slots.map(({ slot, imageId, x, y, zoom }) => ({ slot, imageId, x, y, zoom })),
    imageIds: [...imageIds],
  };
}
