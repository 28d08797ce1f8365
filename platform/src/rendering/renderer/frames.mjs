// Messages between host and renderer: JSON, with large texts as raw bytes beside it, because encoding a page as JSON
// again is expensive.

const HEAD_BYTES = 8;

/** Writes one message; its texts follow in order. */
export function writeFrame(stream, message, texts = []) {
  const parts = texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text));
  const head = Buffer.from(JSON.stringify([message, parts.map((part) => part.length)]));
  const sizes = Buffer.alloc(HEAD_BYTES);
  sizes.writeUInt32BE(head.length, 0);
  sizes.writeUInt32BE(
    parts.reduce((sum, part) => sum + part.length, 0),
    4,
  );
  stream.cork?.();
  for (const part of [sizes, head, ...parts]) stream.write(part);
  stream.uncork?.();
}

/**
 * Reads messages until the stream ends, with texts as received bytes, because most of a page is forwarded unchanged. A
 * message that is too long or invalid destroys the stream.
 */
export function readFrames(stream, onMessage, maxBytes = Infinity) {
  let chunks = [];
  let held = 0;
  const take = (length) => {
    const all = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
    chunks = [all.subarray(length)];
    held -= length;
    return all.subarray(0, length);
  };
  let wanted;
  const next = () => {
    if (wanted === undefined) {
      if (held < HEAD_BYTES) return false;
      const sizes = take(HEAD_BYTES);
      wanted = { head: sizes.readUInt32BE(0), texts: sizes.readUInt32BE(4) };
      if (wanted.head + wanted.texts > maxBytes) throw new RangeError('the message is too long');
    }
    const { head, texts } = wanted;
    if (held < head + texts) return false;
    wanted = undefined;
    const [message, lengths] = JSON.parse(take(head).toString());
    onMessage(message, split(take(texts), lengths));
    return true;
  };
  stream.on('data', (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    try {
      while (next());
    } catch (error) {
      stream.destroy(error);
    }
  });
}

function split(bytes, lengths) {
  let from = 0;
  return lengths.map((length) => {
    const text = bytes.subarray(from, from + length);
    from += length;
    return text;
  });
}
