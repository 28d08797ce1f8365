import { lineAmount } from '@dara/model';
import type { Language, Localized } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import { TALENT_TYPE_LABELS } from '../../../kernel/text/share-labels.ts';
import {
  CARD_COLOURS,
  INNER,
  MARGIN,
  type Paper,
  type TextLook,
} from '../../composite-card/composite-card.public.ts';
import type { ItemRow } from '../record/item-row.ts';
import { PROPOSAL_LABELS } from './proposal-labels.ts';

export interface PrintedState {
  /** Printed without name and details. */
  isWithdrawn: boolean;
  /** Whether its amount is in the totals. */
  isCounted: boolean;
  /** The talent in whose place this one was promoted. */
  replaced: Localized | null;
}

/** No cost is among it. */
export type PrintedItem = Omit<ItemRow, 'cost'> & PrintedState;

interface PrintedItems {
  items: readonly PrintedItem[];
  language: Language;
}

const { muted, pale } = CARD_COLOURS;
export const SMALL: TextLook = { size: 3, fill: muted };
const COLUMNS = { number: 8, quantity: 16, unitPrice: 30, amount: 34 } as const;
const ITEM_X = MARGIN + COLUMNS.number;
const ITEM_WIDTH =
  INNER - COLUMNS.number - COLUMNS.quantity - COLUMNS.unitPrice - COLUMNS.amount - 4;

export const money = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

type Cells = [number: string, quantity: string, unitPrice: string, amount: string];

function cells(paper: Paper, [number, quantity, unitPrice, amount]: Cells, look: TextLook): void {
  const { y } = paper;
  const end = { ...look, anchor: 'end' } as const;
  const right = MARGIN + INNER - 2;
  paper.text(number, { x: MARGIN + 2, y, width: COLUMNS.number }, look);
  const amountX = right - COLUMNS.amount;
  const priceX = amountX - COLUMNS.unitPrice;
  paper.text(amount, { x: amountX, y, width: COLUMNS.amount }, end);
  paper.text(unitPrice, { x: priceX, y, width: COLUMNS.unitPrice }, end);
  paper.text(quantity, { x: priceX - COLUMNS.quantity, y, width: COLUMNS.quantity }, end);
}

const NO_FIGURES = ['–', '–', '–'] as const;

function tableHead(paper: Paper, language: Language): void {
  const say = (key: keyof typeof PROPOSAL_LABELS) => PROPOSAL_LABELS[key][language];
  paper.area({ x: MARGIN, y: paper.y, width: INNER }, 8, pale);
  paper.y += 1.6;
  const look: TextLook = { size: 3.1, weight: 600 };
  paper.text(say('item'), { x: ITEM_X, y: paper.y, width: ITEM_WIDTH }, look);
  cells(paper, ['#', say('quantity'), say('unitPrice'), say('amount')], look);
  paper.y += 8;
}

/** Rows of the offered items; a withdrawn talent appears without name and details. */
export function writeItems(paper: Paper, { items, language }: PrintedItems): void {
  tableHead(paper, language);
  for (const [index, item] of items.entries()) {
    const kind = TALENT_TYPE_LABELS[item.talent_type][language];
    const { isWithdrawn, isCounted, replaced } = item;
    const when = item.availability
      ? `${PROPOSAL_LABELS.availability[language]}: ${item.availability}`
      : '';
    const whose = replaced
      ? `${PROPOSAL_LABELS.replaces[language]} ${textOf(replaced, language)}`
      : '';
    const all = isWithdrawn ? [kind] : [kind, whose, item.deliverable ?? '', when];
    const details = all.filter(Boolean).join('\n');
    const name = isWithdrawn ? PROPOSAL_LABELS.withdrawn : item.talent_name;
    const height = 6 + paper.lines(details, ITEM_WIDTH, SMALL).length * 4.5;
    if (paper.ensure(height + 3)) tableHead(paper, language);
    const { quantity, unit_price: unitPrice } = item;
    const amount = money.format(lineAmount({ quantity, unitPrice }));
    const figures = [`${quantity}`, money.format(unitPrice), amount] as const;
    cells(paper, [`${index + 1}`, ...(isCounted ? figures : NO_FIGURES)], {});
    const at = { x: ITEM_X, y: paper.y, width: ITEM_WIDTH };
    paper.y += paper.text(textOf(name, language), at, { weight: 600 });
    paper.y += paper.text(details, { ...at, y: paper.y }, SMALL) + 1.5;
    paper.rule();
    paper.y += 1.8;
  }
}
