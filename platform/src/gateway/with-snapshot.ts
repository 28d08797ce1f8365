import { DOCUMENT_BLOCKS, type SentSnapshot } from '@dara/contract';
import { fullSnapshotUrl } from '../registry/snapshot-files.ts';
import { escapeJson, jsonBlockStart } from './document.ts';
import type { Live } from './live.ts';

const START = Buffer.from(jsonBlockStart(DOCUMENT_BLOCKS.snapshot));
const END = Buffer.from('</script>');

/**
 * A document with the live revision in place of the one it was rendered with. Only for documents whose other parts are
 * equal for both.
 */
export function withSnapshotOf({ snapshot, whole }: Live, document: Buffer): Buffer {
  // The last one: rendered content comes before it, and nothing after it contains an element.
  const block = document.lastIndexOf(START);
  if (block < 0) throw new Error('the document has no snapshot');
  const start = block + START.length;
  const end = document.indexOf(END, start);
  const { revision } = snapshot;
  const { rest, ...sent } = JSON.parse(document.toString('utf8', start, end)) as SentSnapshot;
  const { integrity } = whole;
  const current = {
    ...sent,
    revision,
    ...(rest && { rest: { ...rest, url: fullSnapshotUrl(revision), integrity } }),
  };
  const json = Buffer.from(escapeJson(JSON.stringify(current)));
  return Buffer.concat([document.subarray(0, start), json, document.subarray(end)]);
}
