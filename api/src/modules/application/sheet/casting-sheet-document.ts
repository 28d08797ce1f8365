import type { Language, Localized } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import { CARD_COLOURS, PAPER, Paper } from '../../composite-card/composite-card.public.ts';
import { drawApplicant, type Applicant } from './casting-sheet-cell.ts';
import { contactLine, type Agency } from '../../site-setting/site-setting.public.ts';
import { SHEET_LABELS } from './casting-sheet-labels.ts';

export interface PrintedSheet {
  title: Localized;
  company: Localized;
  castingDate: string | null;
  shoot: { from: string | null; to: string | null };
  applicants: readonly Applicant[];
  agency: Agency;
  language: Language;
  /** `yyyy-mm-dd` in Bangkok. */
  date: string;
}

/** Applicants on a page, two beside each other. */
const TO_A_PAGE = 4;
const COLUMNS = 2;
const MARGIN = 12;
const INNER = PAPER.width - 2 * MARGIN;
const GAP = 8;
const CELL = { width: (INNER - GAP) / COLUMNS, height: 122, top: 37 } as const;
const RIGHT_WIDTH = 50;

const { muted, red } = CARD_COLOURS;

function longDay(day: string, language: Language): string {
  const locale = language === 'th' ? 'th-TH' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

function daysLine(sheet: PrintedSheet): string {
  const { language, castingDate, shoot, date } = sheet;
  const say = (key: 'casting' | 'shoot' | 'printed', day: string | null): string[] =>
    day ? [`${SHEET_LABELS[key][language]} ${longDay(day, language)}`] : [];
  const days = [...say('casting', castingDate), ...say('shoot', shoot.from)];
  return [...days, ...say('printed', date)].join(' · ');
}

function countOf({ applicants, language }: PrintedSheet): string {
  const { talent, talents } = SHEET_LABELS;
  if (applicants.length === 1) return talent[language];
  return talents[language].replace('{count}', `${applicants.length}`);
}

function heading(paper: Paper, sheet: PrintedSheet): void {
  const { language, title, company, agency } = sheet;
  const width = INNER - RIGHT_WIDTH - 4;
  const right = { x: MARGIN + INNER - RIGHT_WIDTH, width: RIGHT_WIDTH };
  const small = { size: 3, fill: muted };
  const end = { anchor: 'end' } as const;
  let y = 10;
  const left = () => ({ x: MARGIN, y, width });
  y += paper.line(SHEET_LABELS.heading[language], left(), { size: 3, weight: 600, fill: red });
  y += paper.line(textOf(title, language), left(), { size: 5, weight: 600 });
  y += paper.line(textOf(company, language), left(), { size: 3.3 });
  paper.line(daysLine(sheet), { x: MARGIN, y, width: INNER }, small);
  paper.star({ x: MARGIN + INNER - 7, y: 10, width: 7 });
  const name = { ...right, y: 10.4, width: RIGHT_WIDTH - 9 };
  paper.line(`${agency.name('th')} · ${agency.name('en')}`, name, {
    ...end,
    size: 4.4,
    weight: 600,
  });
  paper.line(countOf(sheet), { ...right, y: 19.6 }, { ...end, ...small });
  paper.area({ x: MARGIN, y: CELL.top - 3.8, width: INNER }, 0.3, red);
}

function footing(paper: Paper, sheet: PrintedSheet, page: number, pages: number): void {
  const { agency, language } = sheet;
  const place = { x: MARGIN, y: PAPER.height - 12, width: INNER };
  const small = { size: 2.7, fill: muted };
  paper.line(contactLine(agency), place, small);
  const count = `${SHEET_LABELS.page[language]} ${page}/${pages}`;
  paper.line(count, place, { ...small, anchor: 'end' });
}

/** The applicants to a job, four to a page, each page with its head and foot. */
export function writeSheet(sheet: PrintedSheet): Paper {
  const paper = new Paper();
  const pages = Math.ceil(sheet.applicants.length / TO_A_PAGE);
  for (const [index, applicant] of sheet.applicants.entries()) {
    const at = index % TO_A_PAGE;
    if (at === 0) {
      if (index > 0) paper.addPage();
      heading(paper, sheet);
      footing(paper, sheet, index / TO_A_PAGE + 1, pages);
    }
    const x = MARGIN + (at % COLUMNS) * (CELL.width + GAP);
    const y = CELL.top + Math.floor(at / COLUMNS) * CELL.height;
    const cell = { applicant, number: index + 1, language: sheet.language };
    drawApplicant(paper, { x, y, width: CELL.width }, cell);
  }
  return paper;
}
