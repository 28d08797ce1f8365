import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { today } from '../../../kernel/age.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { textOf } from '../../../kernel/text/labels.ts';
import {
  CARD_COLOURS,
  createPaperPrint,
  drawCard,
  mapWithImages,
  findShownCards,
  INNER,
  MARGIN,
  withImages,
  type CardSubject,
  type Paper,
  type Requester,
} from '../../composite-card/composite-card.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { provinceName } from '../../place/place.public.ts';
import type { ProposalFound } from '../record/proposal-row.ts';
import { findItems, isChosen, isWithdrawn, type ItemRow } from '../record/item-row.ts';
import { isAvailable, sumsOf } from '../record/proposal-view.ts';
import {
  CARD_HEAD,
  numberPages,
  writeProposal,
  type PrintedClient,
  type PrintedProposal,
} from './proposal-document.ts';
import type { PrintedItem } from './proposal-items-table.ts';
import { PROPOSAL_LABELS } from './proposal-labels.ts';

/** Front and back of a card side by side, two cards per page. */
const GAP = 6;
const CARD_WIDTH = (INNER - GAP) / 2;
const EDGE = 0.2;
const DPI = 220;

type Needed = Pick<Services, 'db' | 'files' | 'config' | 'metrics'>;
interface ClientRow extends PrintedClient {
  province: string | null;
  postal_code: string | null;
}

/** Printed items: available and withdrawn ones, and after acceptance only the final line-up. */
async function printedOf(
  { db, config }: Needed,
  row: ProposalFound,
  language: Language,
): Promise<PrintedProposal & { items: (ItemRow & PrintedItem)[] }> {
  const all = await findItems(db, row.id);
  const isAccepted = row.status === 'Accepted';
  const items = all
    .filter((item) =>
      isAccepted
        ? isAvailable(item, row) && isChosen(item, row)
        : isAvailable(item, row) || isWithdrawn(item, row),
    )
    .map((item) => ({
      ...item,
      isWithdrawn: isWithdrawn(item, row),
      isCounted: isAvailable(item, row),
      replaced: all.find(({ id }) => id === item.replaces_item_id)?.talent_name ?? null,
    }));
  const { totals, chosen } = sumsOf(row, all);
  const { rows } = await sql<ClientRow>`
    SELECT company_name, tax_id, branch_no, contact_name, address, province, postal_code
    FROM business_profile WHERE id = ${row.business_profile_id}`.execute(db);
  const { province, postal_code, ...client } = rows[0]!;
  const place = provinceName(province);
  const address = [client.address, place && textOf(place, language), postal_code];
  return {
    ...{ row, items, language, agency: agencyOf({ config }) },
    totals: isAccepted ? (chosen ?? totals) : totals,
    client: { ...client, address: address.filter(Boolean).join(' ') || null },
    date: today(row.sent_at ?? row.created_at),
  };
}

/** The edge of a card, which would be invisible on white paper. */
function frame(paper: Paper, x: number, height: number): void {
  const at = { x: x - EDGE, y: paper.y - EDGE, width: CARD_WIDTH + 2 * EDGE };
  paper.area(at, height + 2 * EDGE, CARD_COLOURS.pale);
}

/** Proposals as PDF, off the main thread, two at a time. */
export function createProposalPrint(services: Needed) {
  const print = createPaperPrint(services, { name: 'proposals' });

  /** Cards that clients may see: as sent, or the current ones in a draft. */
  async function cardsOf(items: readonly ItemRow[], language: Language): Promise<CardSubject[]> {
    const shown = items.filter(({ is_offerable }) => is_offerable);
    const wanted = shown.map((item) => ({
      talentId: item.talent_id,
      cardId: item.composite_card_id,
    }));
    const isFrozen = shown.every(({ card_snapshot }) => card_snapshot !== null);
    const live = isFrozen ? [] : await findShownCards(services.db, wanted, language);
    return shown.flatMap(({ card_snapshot }, index) => card_snapshot ?? live[index] ?? []);
  }

  async function addCards(
    paper: Paper,
    cards: readonly CardSubject[],
    language: Language,
    signal: AbortSignal,
  ): Promise<void> {
    const agency = agencyOf(services);
    const rendered = await mapWithImages(cards, (card) => {
      const drawing = drawCard(card, agency, 'A5');
      const dpi = DPI * (CARD_WIDTH / drawing.width);
      return withImages(services, drawing, { dpi, isQuick: true }, signal);
    });
    for (const [index, { front, back, width, height }] of rendered.entries()) {
      const scale = CARD_WIDTH / width;
      if (index === 0 || paper.ensure(height * scale)) {
        if (index === 0) paper.addPage();
        const at = { x: MARGIN, y: MARGIN - 8, width: INNER };
        paper.text(PROPOSAL_LABELS.cards[language], at, CARD_HEAD);
      }
      const placed = { y: paper.y, width, height, scale };
      for (const x of [MARGIN, MARGIN + CARD_WIDTH + GAP]) frame(paper, x, height * scale);
      paper.pages
        .at(-1)!
        .placed.push(
          { side: front, x: MARGIN, ...placed },
          { side: back, x: MARGIN + CARD_WIDTH + GAP, ...placed },
        );
      paper.y += height * scale + 5;
    }
  }

  return {
    pdf(asker: Requester, row: ProposalFound, language: Language): Promise<Buffer> {
      return print.pdf(asker, async (signal) => {
        const printed = await printedOf(services, row, language);
        const paper = writeProposal(printed);
        await addCards(paper, await cardsOf(printed.items, language), language, signal);
        numberPages(paper, printed);
        return { paper, title: `${row.number} – ${row.title}`, language };
      });
    },

    close: () => print.close(),
  };
}
