import type { Services } from '@dara/backend';
import type { CardSize } from '../layout/card-sheet.ts';
import { cleanLine } from '../../../kernel/schema/input.ts';
import type { Agency } from '../../site-setting/site-setting.public.ts';
import { drawCard } from '../drawing/card-drawing.ts';
import { EMPTY_PLACE, MM_PER_INCH, withImages } from './card-photos.ts';
import { cardPng } from './card-image.ts';
import { CardPrinter } from './card-printer.ts';
import { CardQueue, type Requester } from './card-queue.ts';
import type { CardSubject } from '../record/card-subject.ts';

/** Finer than that no press prints. */
const PRINT_DPI = 300;

export type CardSideName = 'front' | 'back';

/** Cards as files, two at a time. */
export function createCardPrint(
  services: Pick<Services, 'db' | 'files' | 'metrics'>,
  agency: Agency,
) {
  const queue = new CardQueue();
  services.metrics.queue('cards', () => queue.load);
  const printer = new CardPrinter();
  return {
    pdf(
      asker: Requester,
      subject: CardSubject,
      size: CardSize,
      hasBleed: boolean,
    ): Promise<Buffer> {
      return queue.run(asker, async (signal) => {
        const drawing = drawCard(subject, agency, size);
        const card = await withImages(services, drawing, { dpi: PRINT_DPI }, signal);
        return printer.print({
          page: card,
          sides: [{ side: card.front }, { side: card.back }],
          hasBleed,
          empty: EMPTY_PLACE,
          title: `${subject.talentName} – ${subject.name}`,
          author: agency.name(subject.language),
          language: subject.language,
        });
      });
    },

    png(
      asker: Requester,
      subject: CardSubject,
      size: CardSize,
      { sides, width }: { sides: readonly CardSideName[]; width: number },
    ): Promise<Buffer> {
      return queue.run(asker, async (signal) => {
        const drawing = drawCard(subject, agency, size);
        const dpi = width / (drawing.width / MM_PER_INCH);
        const card = await withImages(services, drawing, { dpi }, signal);
        return cardPng(
          drawing,
          sides.map((side) => card[side]),
          width,
        );
      });
    },

    close: () => printer.close(),
  };
}

/** A file name valid on every file system, with its first part in the reader's script. */
export function fileNameHeader({ talentName, name }: CardSubject, ending: string): string {
  const clean = cleanLine(`${talentName} - ${name}`.replace(/[\p{C}/\\:*?"<>|]+/gu, ' '));
  const encoded = encodeURIComponent(`${clean}.${ending}`).replace(
    /['()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="composite-card.${ending}"; filename*=UTF-8''${encoded}`;
}
