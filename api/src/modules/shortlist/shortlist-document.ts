import { TALENT_BODY, ageOn, factText, languageName } from '@dara/model';
import type { Labels } from '../../kernel/text/labels.ts';
import { dayText } from '../../kernel/text/day-text.ts';
import { TALENT_TYPE_LABELS } from '../../kernel/text/share-labels.ts';
import { shownNameOf } from '../../kernel/query/talent-name.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { CARD_COLOURS, PAPER, Paper, type Place } from '../composite-card/composite-card.public.ts';
import { contactLine, type Agency } from '../site-setting/site-setting.public.ts';
import type { TalentCardRow } from '../talent/talent.public.ts';

/** Labels of the printed shortlist, which are not in the message catalogues of the screens. */
export const SHORTLIST_LABELS = {
  heading: { th: 'รายชื่อศิลปินที่เลือกไว้', en: 'Shortlist' },
  printed: { th: 'พิมพ์เมื่อ {day}', en: 'Printed {day}' },
  talents: { th: 'ศิลปิน {count} คน', en: '{count} talents' },
  talent: { th: 'ศิลปิน 1 คน', en: '1 talent' },
  age: { th: 'อายุ', en: 'Age' },
  years: { th: '{age} ปี', en: '{age}' },
  languages: { th: 'ภาษา', en: 'Languages' },
  page: { th: 'หน้า {page}/{pages}', en: 'Page {page}/{pages}' },
} satisfies Labels<string>;

export interface PrintedShortlist {
  talents: readonly TalentCardRow[];
  agency: Agency;
  language: Language;
  /** `yyyy-mm-dd` in Bangkok. */
  date: string;
}

const COLUMNS = 3;
const TO_A_PAGE = 6;
const MARGIN = 12;
const INNER = PAPER.width - 2 * MARGIN;
const GAP = 6;
const WIDTH = (INNER - GAP * (COLUMNS - 1)) / COLUMNS;
const PHOTO_HEIGHT = (WIDTH * 4) / 3;
const TOP = 31;
const CELL_HEIGHT = 125;
const LABEL_WIDTH = 18;

const { muted, red } = CARD_COLOURS;
const SMALL = { size: 2.8, fill: muted };

/** A label with values in the place of their names. */
function say(
  label: keyof typeof SHORTLIST_LABELS,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return SHORTLIST_LABELS[label][language].replace(/\{(\w+)\}/g, (_, key: string) =>
    String(values[key]),
  );
}

/** What one casts by, as far as it is known. */
function factsOf(talent: TalentCardRow, language: Language, date: string): [string, string][] {
  const { birthday, height, hair_colour, languages } = talent;
  const { height: heightField, hairColour } = TALENT_BODY;
  const facts: [string, string][] = [];
  if (birthday !== null) {
    facts.push([say('age', language), say('years', language, { age: ageOn(birthday, date) })]);
  }
  if (height !== null) {
    facts.push([heightField.label[language], factText(heightField, `${height}`, language)]);
  }
  if (hair_colour !== null) {
    facts.push([hairColour.label[language], factText(hairColour, hair_colour, language)]);
  }
  const spoken = languages.map((code) => languageName(code, language)).join(', ');
  if (spoken) facts.push([say('languages', language), spoken]);
  return facts;
}

function drawTalent(
  paper: Paper,
  { x, y, width }: Place,
  talent: TalentCardRow,
  { language, date }: PrintedShortlist,
): void {
  const { photos } = paper.side;
  photos.push({
    ...{ x, y, width, height: PHOTO_HEIGHT, image: talent.image },
    ...{ panX: 0, panY: 0, zoom: 1, slot: `${photos.length}`, picture: null },
  });
  let top = y + PHOTO_HEIGHT + 1.5;
  const at = () => ({ x, y: top, width });
  top += paper.line(shownNameOf(talent)[language], at(), { size: 4, weight: 600 });
  const types = talent.talent_types.map((type) => TALENT_TYPE_LABELS[type][language]);
  top += paper.line(types.join(' · '), at(), { ...SMALL, fill: red }) + 0.8;
  for (const [label, value] of factsOf(talent, language, date)) {
    paper.line(label, { x, y: top, width: LABEL_WIDTH }, SMALL);
    const beside = { x: x + LABEL_WIDTH, y: top, width: width - LABEL_WIDTH };
    // Four languages need a second line.
    top += Math.max(paper.text(value, beside, { size: 2.8 }), 4.4);
  }
}

function drawFrame(paper: Paper, shortlist: PrintedShortlist, page: number, pages: number): void {
  const { agency, language, talents, date } = shortlist;
  const right = { x: MARGIN, y: 10, width: INNER - 9 };
  const count = talents.length;
  paper.line(say('heading', language), { ...right, width: INNER / 2 }, { size: 5, weight: 600 });
  const name = `${agency.name('th')} · ${agency.name('en')}`;
  paper.line(name, right, { size: 4.4, weight: 600, anchor: 'end' });
  paper.star({ x: MARGIN + INNER - 7, y: 10, width: 7 });
  const about = [
    count === 1 ? say('talent', language) : say('talents', language, { count }),
    say('printed', language, { day: dayText(date, language) }),
  ];
  paper.line(about.join(' · '), { x: MARGIN, y: 19, width: INNER }, SMALL);
  paper.area({ x: MARGIN, y: TOP - 4.5, width: INNER }, 0.3, red);
  const foot = { x: MARGIN, y: PAPER.height - 12, width: INNER };
  paper.line(contactLine(agency), foot, SMALL);
  paper.line(say('page', language, { page, pages }), foot, { ...SMALL, anchor: 'end' });
}

/** Talents in the given order, six to a page; each page has its head and foot. */
export function writeShortlist(shortlist: PrintedShortlist): Paper {
  const paper = new Paper();
  const { talents } = shortlist;
  const pages = Math.max(1, Math.ceil(talents.length / TO_A_PAGE));
  drawFrame(paper, shortlist, 1, pages);
  for (const [index, talent] of talents.entries()) {
    const at = index % TO_A_PAGE;
    if (at === 0 && index > 0) {
      paper.addPage();
      drawFrame(paper, shortlist, index / TO_A_PAGE + 1, pages);
    }
    const x = MARGIN + (at % COLUMNS) * (WIDTH + GAP);
    const y = TOP + Math.floor(at / COLUMNS) * CELL_HEIGHT;
    drawTalent(paper, { x, y, width: WIDTH }, talent, shortlist);
  }
  return paper;
}
