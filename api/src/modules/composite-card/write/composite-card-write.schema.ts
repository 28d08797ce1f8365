import { Type, type Static } from 'typebox';
import { MAX_ZOOM } from '../layout/place-photo.ts';
import {
  Id,
  ImageRef,
  Localized,
  VersionInput,
  StringEnum,
} from '../../../kernel/schema/shapes.ts';
import { PictureRef } from '../../talent/talent.public.ts';
import {
  CardDrawing,
  CardFieldEnum,
  CardLanguageEnum,
  CardSizeEnum,
  CardTemplateEnum,
} from '../record/composite-card.schema.ts';

/** Cards per talent. */
export const CARDS_MAX = 20;
/** Images per card, including those without a slot. */
export const CARD_PICTURES_MAX = 12;
export const CARD_NAME_MAX = 80;
/** Under it a printed image looks coarse. */
export const DPI_MIN = 200;
const SLOTS_MAX = 8;
const FIELDS_MAX = 20;

const Name = Type.String({ minLength: 1, maxLength: CARD_NAME_MAX });
const pan = { minimum: -1, maximum: 1, default: 0 };

const CardSlotInput = Type.Object(
  {
    slot: Type.String({ maxLength: 20 }),
    imageId: PictureRef,
    x: Type.Number(pan),
    y: Type.Number(pan),
    zoom: Type.Number({ minimum: 1, maximum: MAX_ZOOM, default: 1 }),
  },
  { title: 'CardSlotInput' },
);

const Fields = Type.Array(CardFieldEnum, { maxItems: FIELDS_MAX, uniqueItems: true });
const Slots = Type.Array(CardSlotInput, { maxItems: SLOTS_MAX });

const look = {
  language: Type.Optional(CardLanguageEnum),
  fields: Type.Optional(Fields),
  slots: Type.Optional(Slots),
  imageIds: Type.Optional(
    Type.Array(PictureRef, {
      maxItems: CARD_PICTURES_MAX,
      uniqueItems: true,
      description: 'Images to store with the card besides those in slots',
    }),
  ),
  isDefault: Type.Optional(Type.Boolean()),
  shared: Type.Optional(Type.Boolean()),
};

const OwnId = Type.Optional(
  Type.String({
    format: 'uuid',
    description: 'Client-generated id: a repeated request returns the created card',
  }),
);

export const CompositeCardCreate = Type.Object(
  { id: OwnId, name: Name, template: CardTemplateEnum, ...look },
  { title: 'CompositeCardCreate' },
);
export type CompositeCardCreate = Static<typeof CompositeCardCreate>;

export const CompositeCardUpdate = Type.Object(
  {
    version: VersionInput,
    name: Type.Optional(Name),
    template: Type.Optional(CardTemplateEnum),
    ...look,
  },
  { title: 'CompositeCardUpdate' },
);
export type CompositeCardUpdate = Static<typeof CompositeCardUpdate>;

/** Every field that a write may bring. */
export type CardInput = Partial<CompositeCardCreate> & Partial<CompositeCardUpdate>;

export const CardDuplicateBody = Type.Object(
  { id: OwnId, name: Type.Optional(Name) },
  { title: 'CardDuplicateBody' },
);
export type CardDuplicateBody = Static<typeof CardDuplicateBody>;

export const CardDraft = Type.Object(
  {
    template: CardTemplateEnum,
    language: Type.Optional(CardLanguageEnum),
    fields: Type.Optional(Fields),
    slots: Type.Optional(Slots),
    size: Type.Optional(CardSizeEnum),
  },
  { title: 'CardDraft' },
);
export type CardDraft = Static<typeof CardDraft>;

export const CardDraftDrawing = Type.Object(
  {
    talentId: Id,
    talentName: Localized,
    template: CardTemplateEnum,
    language: CardLanguageEnum,
    drawing: CardDrawing,
  },
  { title: 'CardDraftDrawing' },
);
export type CardDraftDrawing = Static<typeof CardDraftDrawing>;

const Millimetres = Type.Number({ description: 'Millimetres' });

export const CardOptions = Type.Object(
  {
    templates: Type.Array(
      Type.Object(
        {
          template: CardTemplateEnum,
          front: Type.Integer({ description: 'Photos of the front' }),
          back: Type.Integer({ description: 'Photos of the back' }),
          slots: Type.Array(Type.String(), { description: "In order, the front's first" }),
        },
        { title: 'CardTemplateOption' },
      ),
    ),
    fields: Type.Array(
      Type.Object(
        {
          field: CardFieldEnum,
          isKnown: Type.Boolean({ description: 'Whether the record of the talent has a value' }),
          isAllowed: Type.Boolean({
            description: 'False for fields that are never shown for a minor',
          }),
        },
        { title: 'CardFieldOption' },
      ),
    ),
    pictures: Type.Array(
      Type.Object(
        { ...ImageRef.properties, source: StringEnum(['profile', 'album', 'card']) },
        { title: 'CardPicture' },
      ),
    ),
    sizes: Type.Array(
      Type.Object(
        {
          size: CardSizeEnum,
          width: Millimetres,
          height: Millimetres,
          bleed: Millimetres,
          safe: Millimetres,
        },
        { title: 'CardSizeOption' },
      ),
    ),
    isMinor: Type.Boolean({ description: 'Cards of a minor are never public' }),
    isPublic: Type.Boolean({ description: 'Visitors see the shared cards' }),
    cards: Type.Integer(),
    cardsMax: Type.Integer(),
    picturesMax: Type.Integer(),
    nameMax: Type.Integer(),
    zoomMax: Type.Number(),
    dpiMin: Type.Integer(),
  },
  { title: 'CardOptions' },
);
export type CardOptions = Static<typeof CardOptions>;
