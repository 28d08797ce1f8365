/** A box of an MP4 file. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

const zeros = (length: number): Buffer => Buffer.alloc(length);

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

interface Options {
  brand?: string;
  codec?: string;
  sound?: string | null;
  width?: number;
  height?: number;
  isTurned?: boolean;
  seconds?: number;
  /** Total size; the picture data fill it. */
  size?: number;
  /** Written where phones write the place. */
  place?: string;
  /** Cameras write the index after the picture data. */
  isIndexLast?: boolean;
}

const ONE = 65_536;

function track(kind: string, codec: string, width: number, height: number, isTurned = false) {
  const matrix = isTurned
    ? numbers(0, ONE, 0, 0xffff_0000, 0, 0, height * ONE, 0, 0x4000_0000)
    : numbers(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x4000_0000);
  const tkhd = box('tkhd', zeros(40), matrix, numbers(width * ONE, height * ONE));
  const hdlr = box('hdlr', zeros(8), Buffer.from(kind), zeros(13));
  const stsd = box('stsd', numbers(0, 1), box(codec, zeros(78)));
  return box('trak', tkhd, box('mdia', hdlr, box('minf', box('stbl', stsd))));
}

/** The structure of a phone's video, with picture data of zeros: not to be played. */
export function mp4({
  brand = 'isom',
  codec = 'avc1',
  sound = 'mp4a',
  width = 640,
  height = 360,
  isTurned = false,
  seconds = 12,
  size = 0,
  place = '',
  isIndexLast = true,
}: Options = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from(brand), zeros(4), Buffer.from('isommp42'));
  const mvhd = box('mvhd', zeros(12), numbers(1000, seconds * 1000), zeros(80));
  const moov = box(
    'moov',
    mvhd,
    track('vide', codec, width, height, isTurned),
    ...(sound === null ? [] : [track('soun', sound, 0, 0)]),
    ...(place === '' ? [] : [box('udta', box('\u00a9xyz', Buffer.from(place)))]),
  );
  const rest = Math.max(0, size - ftyp.length - moov.length - 8);
  const mdat = box('mdat', zeros(rest));
  return Buffer.concat(isIndexLast ? [ftyp, mdat, moov] : [ftyp, moov, mdat]);
}
