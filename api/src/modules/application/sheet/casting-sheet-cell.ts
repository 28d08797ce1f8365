import type { BriefReason } from '@dara/model';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import { TALENT_TYPE_LABELS } from '../../../kernel/text/share-labels.ts';
import {
  CARD_COLOURS,
  cardFacts,
  cardSlots,
  type CardSubject,
  type Paper,
  type Place,
  type TextLook,
} from '../../composite-card/composite-card.public.ts';
import { BRIEF_LABELS } from '../application-brief.ts';
import { applicantName, type ApplicationRecord } from '../application.model.ts';
import { SHEET_LABELS } from './casting-sheet-labels.ts';

/** Printed data of an application; no opinions, costs or rates. */
export interface Applicant {
  row: Pick<
    ApplicationRecord,
    | 'display_name'
    | 'nick_name'
    | 'first_name'
    | 'last_name'
    | 'talent_types'
    | 'age_years'
    | 'is_available'
    | 'photo'
    | 'is_withdrawn'
  >;
  card: CardSubject | null;
  outOfBrief: readonly BriefReason[];
}

const { muted, red, white, pale, ink } = CARD_COLOURS;
/** The large photo, and the small ones above each other beside it. */
const PHOTO = { width: 57, height: 80, gap: 2, small: 2 } as const;
const BADGE = { width: 8, height: 6 } as const;
const FACT = { rows: 4, height: 4.7 } as const;
/** The first column holds measurements, and is wider. */
const FACT_COLUMNS = [
  { x: 0, label: 22.5, value: 23.5 },
  { x: 48.5, label: 17, value: 23.5 },
] as const;
const NAME_SIZES = [4.6, 4, 3.5] as const;
const LABEL: TextLook = { size: 2.6, fill: muted };
const VALUE: TextLook = { size: 2.9 };

type Shot = Pick<Paper['side']['photos'][number], 'image' | 'panX' | 'panY' | 'zoom'>;

/** Photos in the order of the card's slots; without a card, the profile image. */
function shotsOf({ row, card }: Applicant): Shot[] {
  const plain = { panX: 0, panY: 0, zoom: 1 };
  const sent = cardSlots(card?.template ?? 'Classic').flatMap((place) => {
    const slot = card?.slots.find((one) => one.slot === place);
    const image = card?.images.find(({ id }) => id === slot?.imageId);
    return slot && image ? [{ image, panX: slot.x, panY: slot.y, zoom: slot.zoom }] : [];
  });
  return sent.length > 0 || !row.photo ? sent : [{ image: row.photo, ...plain }];
}

function drawPhotos(paper: Paper, { x, y, width }: Place, applicant: Applicant): void {
  const [first, ...others] = shotsOf(applicant);
  const none: Shot = { image: null, panX: 0, panY: 0, zoom: 1 };
  const small = others.slice(0, PHOTO.small);
  const { photos } = paper.side;
  const place = (shot: Shot, area: Place & { height: number }): void => {
    photos.push({ ...shot, ...area, slot: `${photos.length}`, picture: null });
  };
  place(first ?? none, { x, y, width: PHOTO.width, height: PHOTO.height });
  const height = (PHOTO.height - PHOTO.gap * (small.length - 1)) / small.length;
  const left = x + PHOTO.width + PHOTO.gap;
  for (const [index, shot] of small.entries()) {
    const top = y + index * (height + PHOTO.gap);
    place(shot, { x: left, y: top, width: x + width - left, height });
  }
}

function factsOf({ card }: Applicant, language: Language) {
  if (!card) return [];
  const { age: _age, ...facts } = card.facts;
  return cardFacts({ facts, language });
}

/** On one line, a long one in smaller letters. */
function drawName(paper: Paper, name: string, place: Place): number {
  const fits = (size: number) => paper.lines(name, place.width, { size, weight: 600 }).length <= 1;
  const size = NAME_SIZES.find(fits) ?? NAME_SIZES.at(-1)!;
  paper.line(name, { ...place, y: place.y + (NAME_SIZES[0] - size) / 2 }, { size, weight: 600 });
  return NAME_SIZES[0] * 1.5;
}

/** One applicant in a cell: photos, name, type, age and the measurements on the card. */
export function drawApplicant(
  paper: Paper,
  { x, y, width }: Place,
  { applicant, number, language }: { applicant: Applicant; number: number; language: Language },
): void {
  const { row } = applicant;
  drawPhotos(paper, { x, y, width }, applicant);
  paper.area({ x: x - 0.3, y: y - 0.3, width: BADGE.width + 0.3 }, BADGE.height + 0.3, white);
  const inBadge = { x, y: y + 0.6, width: BADGE.width };
  paper.line(`${number}`, inBadge, { size: 3.2, weight: 600, anchor: 'middle' });
  let top = y + PHOTO.height + 1.6;
  const at = () => ({ x, y: top, width });
  top += drawName(paper, applicantName(row)[language], at());
  if (!row.is_available) {
    const text = textOf(SHEET_LABELS.unavailable, language);
    paper.line(text, { x, y: top, width }, { size: 2.9, fill: red, anchor: 'end' });
  }
  const kinds = row.talent_types.map((type) => TALENT_TYPE_LABELS[type][language]);
  const age = SHEET_LABELS.years[language].replace('{age}', `${row.age_years}`);
  const about = [...(row.age_years === null ? [] : [age]), ...kinds].join(' · ');
  const room = row.is_available ? width : width - 30;
  top += paper.line(about, { x, y: top, width: room }, { size: 3, fill: ink }) + 1;
  if (applicant.outOfBrief.length > 0) {
    const reasons = applicant.outOfBrief.map((reason) => BRIEF_LABELS[reason][language]);
    const text = `${SHEET_LABELS.outOfBrief[language]}: ${reasons.join(' · ')}`;
    top += paper.line(text, { x, y: top, width }, { size: 2.7, fill: red }) + 0.6;
  }
  paper.area({ x, y: top, width }, 0.2, pale);
  top += 1;
  for (const [index, fact] of factsOf(applicant, language).entries()) {
    const column = FACT_COLUMNS[Math.floor(index / FACT.rows)];
    if (!column) break;
    const left = x + column.x;
    const line = top + (index % FACT.rows) * FACT.height;
    paper.line(fact.label, { x: left, y: line + 0.2, width: column.label }, LABEL);
    paper.line(fact.value, { x: left + column.label, y: line, width: column.value }, VALUE);
  }
}
