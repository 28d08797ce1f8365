import { Type, type Static } from 'typebox';
import { CARD_TEMPLATES } from '@dara/model';
import { CARD_FIELDS } from '../layout/card-layout.ts';
import { CARD_SIZE_NAMES } from '../layout/card-sheet.ts';
import {
  Id,
  ImageRef,
  Instant,
  Keyword,
  Localized,
  Nullable,
  PAGE_SIZE,
  Page,
  StringEnum,
  listQuery,
} from '../../../kernel/schema/shapes.ts';

const Millimetres = Type.Number();
const box = { x: Millimetres, y: Millimetres, width: Millimetres, height: Millimetres };

export const CardTemplateEnum = StringEnum(CARD_TEMPLATES, 'CardTemplate');
export const CardFieldEnum = StringEnum(CARD_FIELDS, 'CardField');
export const CardSizeEnum = StringEnum(CARD_SIZE_NAMES, 'CardSize');
export const CardLanguageEnum = StringEnum(['th', 'en']);

const CardPhoto = Type.Object(
  {
    slot: Type.String(),
    ...box,
    image: Nullable(ImageRef),
    panX: Type.Number({ description: '-1 shows the left edge of the image, 1 the right one' }),
    panY: Type.Number({ description: '-1 shows the top edge of the image, 1 the bottom one' }),
    zoom: Type.Number({ description: '1 fills the place' }),
  },
  { title: 'CardPhoto' },
);
export type CardPhoto = Static<typeof CardPhoto>;

const CardPane = Type.Object(
  { ...box, fill: Type.String(), opacity: Type.Number() },
  { title: 'CardPane' },
);

const CardShape = Type.Object(
  {
    path: Type.String({ description: 'SVG path data' }),
    x: Millimetres,
    y: Millimetres,
    scale: Type.Number({ description: 'Millimetres to one unit of the path' }),
    fill: Type.String(),
  },
  { title: 'CardShape' },
);
export type CardShape = Static<typeof CardShape>;

const CardText = Type.Object(
  {
    text: Type.String(),
    x: Millimetres,
    y: Type.Number({ description: 'Of the baseline' }),
    width: Millimetres,
    size: Type.Number({ description: 'Of the font, in millimetres' }),
    weight: Type.Integer({ description: '400 or 600' }),
    fill: Type.String(),
    anchor: StringEnum(['start', 'middle', 'end']),
  },
  { title: 'CardText' },
);
export type CardText = Static<typeof CardText>;

const CardSide = Type.Object(
  {
    paper: Type.String(),
    photos: Type.Array(CardPhoto),
    panes: Type.Array(CardPane),
    shapes: Type.Array(CardShape),
    texts: Type.Array(CardText),
  },
  { title: 'CardSide', description: 'Rendered in this order, in mm from the trimmed corner' },
);
export type CardSide = Static<typeof CardSide>;

export const CardDrawing = Type.Object(
  {
    size: CardSizeEnum,
    width: Millimetres,
    height: Millimetres,
    bleed: Millimetres,
    safe: Millimetres,
    front: CardSide,
    back: CardSide,
  },
  { title: 'CardDrawing' },
);
export type CardDrawing = Static<typeof CardDrawing>;

const CardSlotRecord = Type.Object(
  {
    slot: Type.String(),
    imageId: Id,
    x: Type.Number(),
    y: Type.Number(),
    zoom: Type.Number(),
  },
  { title: 'CardSlot' },
);

const shownFields = {
  id: Id,
  talentId: Id,
  talentName: Localized,
  name: Type.String(),
  template: CardTemplateEnum,
  language: CardLanguageEnum,
  drawing: CardDrawing,
};

/** Public data of a shared card. */
export const SharedCard = Type.Object(shownFields, { title: 'SharedCard' });
export type SharedCard = Static<typeof SharedCard>;
/** A talent has at most 20 cards. */
export const SharedCards = Type.Object(
  { items: Type.Array(SharedCard) },
  { title: 'SharedCardList' },
);

export const CompositeCard = Type.Object(
  {
    ...shownFields,
    fields: Type.Array(CardFieldEnum),
    slots: Type.Array(CardSlotRecord),
    images: Type.Array(ImageRef),
    isDefault: Type.Boolean(),
    shared: Type.Boolean(),
    frozenAt: Nullable(Instant),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'CompositeCard' },
);
export type CompositeCard = Static<typeof CompositeCard>;
export const CompositeCardPage = Page(CompositeCard, 'CompositeCardPage');

const size = { size: Type.Optional(CardSizeEnum) };

export const CardQuery = Type.Object({
  ...size,
  jobId: Type.Optional(
    Type.String({
      maxLength: 200,
      description: "The card as it was sent with this job's application",
    }),
  ),
});
export const SharedCardQuery = Type.Object(size);

export const CardListQuery = Type.Object({
  keyword: Type.Optional(Keyword),
  self: Type.Optional(Type.Boolean({ description: 'Only own cards; always true for talents' })),
  talentId: Type.Optional(
    Type.String({ maxLength: 200, description: 'Only cards of this talent; ignored for talents' }),
  ),
  ...listQuery(PAGE_SIZE.management),
});
