import { isShownOn, namesOf, type FactField, type NameOf } from './field.ts';
import { EYE_COLOURS, HAIR_COLOURS, SKIN_TONES } from './words.ts';

const INCHES = { kind: 'figure', unit: 'inch', min: 1, max: 100, step: 0.5 } as const;
const LOOK = { kind: 'line', max: 40, audience: 'public', editors: 'owner' } as const;

/**
 * Body measurements in the usual order; all are optional. Each entry is a column `talent.<snake_case_name>` and an api
 * field `<name>`; the rest is derived (docs/recipes/field.md).
 */
export const TALENT_BODY = {
  height: {
    kind: 'figure',
    label: { th: 'ส่วนสูง', en: 'Height' },
    unit: 'cm',
    min: 30,
    max: 250,
    step: 0.01,
    audience: 'public',
    editors: 'owner',
    shownOn: ['registration', 'card', 'list', 'export'],
  },
  weight: {
    kind: 'figure',
    label: { th: 'น้ำหนัก', en: 'Weight' },
    unit: 'kg',
    min: 1,
    max: 300,
    step: 0.01,
    audience: 'adults',
    editors: 'owner',
    shownOn: ['registration', 'card', 'export'],
  },
  chest: {
    ...INCHES,
    label: { th: 'รอบอก', en: 'Chest' },
    audience: 'adults',
    editors: 'owner',
    shownOn: ['registration', 'card'],
  },
  waist: {
    ...INCHES,
    label: { th: 'รอบเอว', en: 'Waist' },
    audience: 'adults',
    editors: 'owner',
    shownOn: ['registration', 'card'],
  },
  hip: {
    ...INCHES,
    label: { th: 'รอบสะโพก', en: 'Hip' },
    audience: 'adults',
    editors: 'owner',
    shownOn: ['registration', 'card'],
  },
  shoes: {
    kind: 'figure',
    label: { th: 'รองเท้า', en: 'Shoes' },
    unit: 'eu',
    min: 15,
    max: 50,
    step: 0.5,
    audience: 'public',
    editors: 'owner',
    shownOn: ['registration', 'card'],
  },
  eyeColour: {
    ...LOOK,
    label: { th: 'สีตา', en: 'Eyes' },
    words: EYE_COLOURS,
    shownOn: ['card'],
  },
  hairColour: {
    ...LOOK,
    label: { th: 'สีผม', en: 'Hair' },
    words: HAIR_COLOURS,
    shownOn: ['card'],
  },
  skinTone: {
    ...LOOK,
    label: { th: 'สีผิว', en: 'Skin tone' },
    cardLabel: { th: 'สีผิว', en: 'Skin' },
    words: SKIN_TONES,
    shownOn: ['card'],
  },
} as const satisfies Record<string, FactField>;

export type BodyName = keyof typeof TALENT_BODY;
export type BodyFigureName = NameOf<typeof TALENT_BODY, 'figure'>;
export type BodyLineName = NameOf<typeof TALENT_BODY, 'line'>;
/** A talent's measurements as returned by the api; null where not given. */
export type TalentBody = Record<BodyFigureName, number | null> &
  Record<BodyLineName, string | null>;
/** The known measurements. */
export type GivenBody = { [Name in BodyName]?: NonNullable<TalentBody[Name]> };

export const BODY_NAMES = Object.keys(TALENT_BODY) as readonly BodyName[];
export const BODY_FIGURES: readonly BodyFigureName[] = namesOf(TALENT_BODY, 'figure');
export const BODY_LINES: readonly BodyLineName[] = namesOf(TALENT_BODY, 'line');

type NameOn<Place> = {
  [Name in BodyName]: Place extends (typeof TALENT_BODY)[Name]['shownOn'][number] ? Name : never;
}[BodyName];

const namesOn = <Place extends FactField['shownOn'][number]>(place: Place) =>
  BODY_NAMES.filter((name) => isShownOn(TALENT_BODY[name], place)) as NameOn<Place>[];

export const BODY_ON_REGISTRATION = namesOn('registration');
export const BODY_ON_CARDS = namesOn('card');
export const BODY_IN_EXPORT = namesOn('export');
/** Never returned for a minor. */
export const ADULT_BODY: readonly BodyName[] = BODY_NAMES.filter(
  (name) => TALENT_BODY[name].audience === 'adults',
);

/** The same value for every measurement. */
export function bodyWith<Value>(valueOf: (name: BodyName) => Value): Record<BodyName, Value> {
  return Object.fromEntries(BODY_NAMES.map((name) => [name, valueOf(name)])) as Record<
    BodyName,
    Value
  >;
}
