import { ageOn } from '@dara/model';
import type { Selectable } from 'kysely';
import type { CardTemplate, Channel, TalentType } from '@dara/model';
import { isMinor } from '../../../kernel/age.ts';
import {
  ADULT_CARD_FIELDS,
  CARD_FIELDS,
  cardSlots,
  type CardField,
} from '../layout/card-layout.ts';
import type { CardSlot } from '../../../kernel/database/json-columns.ts';
import type { CompositeCardTable, TalentTable } from '../../../kernel/database/generated.ts';
import { bodyOf, type BodyRow } from '../../../kernel/database/talent-body.ts';
import { shownNameOf } from '../../../kernel/query/talent-name.ts';
import type { ImageRef, Language, Localized } from '../../../kernel/schema/shapes.ts';

/** The talent of a card. */
export interface CardTalent
  extends
    BodyRow,
    Pick<
      Selectable<TalentTable>,
      | 'display_name'
      | 'nick_name'
      | 'first_name'
      | 'last_name'
      | 'talent_types'
      | 'birthday'
      | 'nationality'
    > {
  social: CardAccount[];
}

/** A row of a card with its talent. */
export type CardRow = CardTalent &
  Omit<
    Selectable<CompositeCardTable>,
    'image_ids' | 'search_text' | 'created_by' | 'deleted_at'
  > & { images: ImageRef[] };

export interface CardAccount {
  channel: Channel;
  name: string;
  followers: number | null;
  engagementRate: number | null;
}

/**
 * Everything that a card shows, and nothing else: what an application freezes. Contains no contact data and no
 * birthday, and for a minor no weight, measurements or account names.
 */
export interface CardSubject {
  id: string;
  talentId: string;
  name: string;
  template: CardTemplate;
  language: Language;
  fields: CardField[];
  slots: CardSlot[];
  images: ImageRef[];
  isDefault: boolean;
  shared: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** As printed, in the card's language. */
  talentName: string;
  /** Missing from cards that earlier versions froze. */
  talentNames?: Localized;
  talentTypes: TalentType[];
  facts: Partial<Record<CardField, number | string>>;
  accounts: CardAccount[];
}

/** Whether any slot of the card has this image. */
export function hasPhoto({ template, slots, images }: CardSubject): boolean {
  const places = cardSlots(template);
  return slots.some(
    ({ slot, imageId }) => places.includes(slot) && images.some(({ id }) => id === imageId),
  );
}

/** Values of the record for each field. */
export function knownFacts(
  row: CardTalent,
  day: string,
): Record<CardField, number | string | null> {
  return {
    ...bodyOf(row),
    nationality: row.nationality,
    age: row.birthday === null ? null : ageOn(row.birthday, day),
  };
}

function factsOf(row: CardRow, day: string): CardSubject['facts'] {
  const known = knownFacts(row, day);
  const minor = isMinor(row.birthday, day);
  const told = CARD_FIELDS.filter(
    (field) =>
      row.fields.includes(field) &&
      known[field] !== null &&
      !(minor && ADULT_CARD_FIELDS.includes(field)),
  );
  return Object.fromEntries(told.map((field) => [field, known[field] as number | string]));
}

/** Display name of a card's talent, in both languages. */
export const talentNameOf = ({ talentName: name, talentNames }: CardSubject): Localized =>
  talentNames ?? { th: name, en: name };

export function subjectOf(row: CardRow, day: string): CardSubject {
  const talentNames = shownNameOf(row);
  const minor = isMinor(row.birthday, day);
  return {
    id: row.id,
    talentId: row.talent_id,
    name: row.name,
    template: row.template,
    language: row.language,
    fields: CARD_FIELDS.filter((field) => row.fields.includes(field)),
    slots: row.slots,
    images: row.images,
    isDefault: row.is_default,
    shared: row.shared,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    talentName: talentNames[row.language],
    talentNames,
    talentTypes: row.talent_types,
    facts: factsOf(row, day),
    accounts:
      row.template === 'Influencer'
        ? row.social.map((account) => (minor ? { ...account, name: '' } : account))
        : [],
  };
}
