import { bahtWords, type ProposalTotals } from '@dara/model';
import type { Language, Localized } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import {
  CARD_COLOURS,
  INNER,
  MARGIN,
  PAPER,
  Paper,
  type TextLook,
} from '../../composite-card/composite-card.public.ts';
import type { Agency } from '../../site-setting/site-setting.public.ts';
import type { ProposalFound } from '../record/proposal-row.ts';
import { PROPOSAL_LABELS } from './proposal-labels.ts';
import { SMALL, money, writeItems, type PrintedItem } from './proposal-items-table.ts';

/** The client's data in the printed proposal. */
export interface PrintedClient {
  company_name: Localized;
  tax_id: string | null;
  branch_no: string | null;
  contact_name: string | null;
  address: string | null;
}

/** All that is printed; no cost is among it. */
export interface PrintedProposal {
  row: Omit<ProposalFound, 'company_email'>;
  items: readonly PrintedItem[];
  totals: ProposalTotals;
  client: PrintedClient;
  agency: Agency;
  language: Language;
  /** `yyyy-mm-dd` in Bangkok. */
  date: string;
}

const { muted, ink, red, pale } = CARD_COLOURS;

function longDay(day: string, language: Language): string {
  const locale = language === 'th' ? 'th-TH' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

function heading(paper: Paper, { row, agency, language, date }: PrintedProposal): void {
  const say = (key: keyof typeof PROPOSAL_LABELS) => PROPOSAL_LABELS[key][language];
  paper.star({ x: MARGIN, y: 17, width: 9 });
  const names = `${agency.name('th')} · ${agency.name('en')}`;
  paper.text(names, { x: MARGIN + 11.5, y: 17.2, width: 70 }, { size: 5.6, weight: 600 });
  const right = { x: MARGIN + 86, width: INNER - 86 };
  const end = { anchor: 'end' } as const;
  let y = 15;
  y += paper.text(say('heading'), { ...right, y }, { ...end, size: 6.4, weight: 600 });
  const revised = row.revision > 1 ? ` · ${say('revision')} ${row.revision}` : '';
  const state = row.status === 'Draft' ? ` · ${say('draft')}` : '';
  y += paper.text(
    `${say('number')} ${row.number}${revised}${state}`,
    { ...right, y },
    { ...end, weight: 600 },
  );
  y += paper.text(
    `${say('date')} ${longDay(date, language)}`,
    { ...right, y },
    { ...end, ...SMALL },
  );
  y += paper.text(
    `${say('validUntil')} ${longDay(row.valid_until, language)}`,
    { ...right, y },
    { ...end, ...SMALL },
  );
  paper.y = y + 4;
  paper.rule(red);
  paper.y += 5;
}

function branchOf({ branch_no }: PrintedClient, language: Language): string {
  if (branch_no === null) return '';
  const { headOffice, branch } = PROPOSAL_LABELS;
  return branch_no === '00000' ? `(${headOffice[language]})` : `(${branch[language]} ${branch_no})`;
}

function parties(paper: Paper, { client, agency, language }: PrintedProposal): void {
  const say = (key: keyof typeof PROPOSAL_LABELS) => PROPOSAL_LABELS[key][language];
  const top = paper.y;
  const half = INNER / 2 - 4;
  const column = (x: number, title: string, name: string, lines: string[]): number => {
    let y = top + paper.text(title, { x, y: top, width: half }, SMALL);
    y += paper.text(name, { x, y, width: half }, { size: 3.9, weight: 600 });
    for (const line of lines) y += paper.text(line, { x, y, width: half }, SMALL);
    return y;
  };
  const { tax_id, contact_name, address, company_name } = client;
  const to = [
    ...(tax_id ? [`${say('taxId')} ${tax_id} ${branchOf(client, language)}`.trim()] : []),
    ...(address ? [address] : []),
    ...(contact_name ? [`${say('attention')}: ${contact_name}`] : []),
  ];
  const own = agency.address(language);
  const lines = [own, agency.email, new URL(agency.publicUrl).host];
  const from = lines.filter((line): line is string => Boolean(line));
  const site = agency.name(language);
  const ends = [
    column(MARGIN, say('to'), textOf(company_name, language), to),
    column(MARGIN + INNER / 2 + 4, say('from'), site, from),
  ];
  paper.y = Math.max(...ends) + 5;
}

function intro(paper: Paper, { row }: PrintedProposal): void {
  const at = () => ({ x: MARGIN, y: paper.y, width: INNER });
  paper.y += paper.text(row.title, at(), { size: 4.6, weight: 600 });
  for (const line of paper.lines(row.brief ?? '', INNER, SMALL)) {
    paper.ensure(6);
    paper.y += paper.text(line, at(), SMALL);
  }
  paper.y += 4;
}

function sums(paper: Paper, { row, totals, language }: PrintedProposal): void {
  const say = (key: keyof typeof PROPOSAL_LABELS) => PROPOSAL_LABELS[key][language];
  const lines: [label: string, amount: number, isStrong?: boolean][] = [
    [say('subtotal'), totals.subtotal],
    ...(totals.discount > 0
      ? ([
          [say('discount'), -totals.discount],
          [say('taxable'), totals.taxable],
        ] as [string, number][])
      : []),
    [`${say('vat')} ${row.vat_rate}%`, totals.vat],
    [say('total'), totals.total, true],
    [`${say('withholding')} ${row.wht_rate}%`, -totals.withholding],
    [say('netPayable'), totals.netPayable, true],
  ];
  paper.ensure(lines.length * 6 + 14);
  paper.y += 2;
  const x = MARGIN + INNER / 2 - 8;
  const width = INNER / 2 + 6;
  for (const [label, amount, isStrong = false] of lines) {
    const look: TextLook = isStrong ? { weight: 600, size: 3.6 } : {};
    paper.text(label, { x, y: paper.y, width }, look);
    paper.y +=
      paper.text(money.format(amount), { x, y: paper.y, width }, { ...look, anchor: 'end' }) + 0.6;
  }
  paper.y += 2;
  paper.area({ x: MARGIN, y: paper.y, width: INNER }, 9, pale);
  const words = `(${bahtWords(totals.total, language)})`;
  paper.text(
    words,
    { x: MARGIN, y: paper.y + 1.8, width: INNER },
    { weight: 600, anchor: 'middle' },
  );
  paper.y += 14;
}

function closing(paper: Paper, { row, language }: PrintedProposal): void {
  if (!row.note) return;
  paper.ensure(16);
  const at = () => ({ x: MARGIN, y: paper.y, width: INNER });
  paper.y += paper.text(PROPOSAL_LABELS.note[language], at(), { weight: 600 });
  for (const line of paper.lines(row.note, INNER, SMALL)) {
    paper.ensure(6);
    paper.y += paper.text(line, at(), SMALL);
  }
}

/** Number and page in the footer of every page. */
export function numberPages({ pages }: Paper, { row, language }: PrintedProposal): void {
  for (const [index, { side }] of pages.entries()) {
    const foot = new Paper();
    const label = `${row.number} · ${PROPOSAL_LABELS.page[language]} ${index + 1}/${pages.length}`;
    const place = { x: MARGIN, y: PAPER.height - 14, width: INNER };
    foot.text(label, place, { size: 2.7, fill: muted, anchor: 'middle' });
    side.texts.push(...foot.side.texts);
  }
}

/** The pages with the offer; the cards follow. */
export function writeProposal(printed: PrintedProposal): Paper {
  const paper = new Paper();
  heading(paper, printed);
  parties(paper, printed);
  intro(paper, printed);
  writeItems(paper, printed);
  sums(paper, printed);
  closing(paper, printed);
  return paper;
}

export const CARD_HEAD = { size: 4.2, weight: 600, fill: ink } as const;
