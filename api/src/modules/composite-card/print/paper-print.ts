import type { RouteLimit, Services } from '@dara/backend';
import type { FastifyReply } from 'fastify';
import PQueue from 'p-queue';
import { Type } from 'typebox';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { SHARE_LABELS } from '../../../kernel/text/share-labels.ts';
import { EMPTY_PLACE } from './card-photos.ts';
import { CardPrinter } from './card-printer.ts';
import { CardQueue, type Requester } from './card-queue.ts';
import { sendUnlessAborted } from './card-requester.ts';
import { PAPER, type Paper } from './paper.ts';

const PDF = 'application/pdf';
/** Per IP address: a file takes seconds of a thread. */
export const PAPER_LIMIT: RouteLimit = { max: 60, windowMs: 600_000 };
/** Metadata of a route that returns a document. */
export const PAPER_ANSWER = {
  produces: [PDF],
  answer: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }),
};
/** Cards or pages whose images are cropped at the same time. */
const PICTURED_AT_ONCE = 3;

export interface WrittenPaper {
  paper: Paper;
  title: string;
  language: Language;
}

interface Printing {
  /** The queue in the metrics. */
  name: string;
  /** Documents generated at the same time; default 2. */
  atOnce?: number;
}

/** A4 documents as PDF, generated off the main thread; stops when the client disconnects. */
export function createPaperPrint(
  { metrics }: Pick<Services, 'metrics'>,
  { name, atOnce }: Printing,
) {
  const queue = new CardQueue(atOnce);
  metrics.queue(name, () => queue.load);
  const printer = new CardPrinter();
  return {
    pdf(asker: Requester, write: (signal: AbortSignal) => Promise<WrittenPaper>): Promise<Buffer> {
      return queue.run(asker, async (signal) => {
        const { paper, title, language } = await write(signal);
        return printer.print({
          page: PAPER,
          sides: paper.pages,
          hasBleed: false,
          empty: EMPTY_PLACE,
          author: SHARE_LABELS.site[language],
          ...{ title, language },
        });
      });
    },

    close: () => printer.close(),
  };
}

/** Fills cards or pages with their images, a few at a time. */
export function mapWithImages<In, Out>(
  all: readonly In[],
  fill: (one: In) => Promise<Out>,
): Promise<Out[]> {
  const atOnce = new PQueue({ concurrency: PICTURED_AT_ONCE });
  return Promise.all(all.map((one) => atOnce.add(() => fill(one))));
}

/** Sends a document to be saved under a name, unless the asker has left. */
export function sendPaper(
  asker: Requester,
  reply: FastifyReply,
  name: string,
  make: () => Promise<Buffer>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store');
  return sendUnlessAborted(asker, reply, async () => ({
    bytes: await make(),
    type: PDF,
    disposition: `attachment; filename="${name}.pdf"`,
  }));
}
