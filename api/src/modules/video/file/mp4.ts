import { AppError } from '@dara/backend';

/** Reads bytes of a stored video; fewer at its end. */
export type ReadBytes = (start: number, length: number) => Promise<Buffer>;

export interface ByteRange {
  start: number;
  end: number;
}

export interface VideoFacts {
  /** As shown: a phone that was held upright states a rotation. */
  width: number;
  height: number;
  /** Seconds; null when the file does not say, as in fragments. */
  duration: number | null;
  /** Boxes with free descriptions: place, device, names. */
  described: BoxRange[];
}

export interface BoxRange extends ByteRange {
  /** Start of its content; its type is four bytes after `start`. */
  body: number;
}

interface Box extends BoxRange {
  type: string;
}

interface Track {
  kind: string;
  codecs: string[];
  width: number;
  height: number;
}

const HEADER = 16;
/** More than an hour of video has. */
const MOVIE_MAX = 16 * 1024 * 1024;
const BOXES_MAX = 10_000;
const ENTRIES_MAX = 16;
const DESCRIPTIONS = new Set(['udta', 'meta', 'uuid']);

const VIDEO_CODECS = ['avc1', 'avc3'];
const AUDIO_CODEC = 'mp4a';

const refuse = (cause?: unknown): AppError => new AppError('FILE_TYPE', { cause });

/** Whether bytes begin like MP4 or QuickTime, which begin with their file type. */
export function beginsLikeVideo(head: Buffer): boolean {
  return head.toString('latin1', 4, 8) === 'ftyp';
}

/** The box at `start`, from its first bytes; `limit` is where what contains it ends. */
function boxAt(header: Buffer, start: number, limit: number): Box {
  if (header.length < 8) throw refuse();
  const type = header.toString('latin1', 4, 8);
  const short = header.readUInt32BE(0);
  if (short === 1 && header.length < HEADER) throw refuse();
  const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
  const end = size === 0 ? limit : start + size;
  const body = start + (short === 1 ? HEADER : 8);
  if (end < body || end > limit) throw refuse();
  return { type, start, body, end };
}

function* boxesIn(bytes: Buffer, { start, end }: ByteRange): Generator<Box> {
  for (let at = start, count = 0; at + 8 <= end; count += 1) {
    if (count > BOXES_MAX) throw refuse();
    const box = boxAt(bytes.subarray(at, at + HEADER), at, end);
    yield box;
    at = box.end;
  }
}

function inside(bytes: Buffer, box: ByteRange, ...path: string[]): Box | undefined {
  let found: Box | undefined;
  for (const type of path) {
    const parent: ByteRange = found ? { start: found.body, end: found.end } : box;
    found = [...boxesIn(bytes, parent)].find((one) => one.type === type);
    if (!found) return undefined;
  }
  return found;
}

const contentOf = ({ body, end }: Box): ByteRange => ({ start: body, end });

/** Codes of the sample entries of a track. */
function codecsOf(bytes: Buffer, trak: Box): string[] {
  const table = inside(bytes, contentOf(trak), 'mdia', 'minf', 'stbl', 'stsd');
  if (!table) return [];
  const entries = boxesIn(bytes, { start: table.body + 8, end: table.end });
  return [...entries].slice(0, ENTRIES_MAX).map(({ type }) => type);
}

function trackOf(bytes: Buffer, trak: Box): Track {
  const header = inside(bytes, contentOf(trak), 'tkhd');
  const handler = inside(bytes, contentOf(trak), 'mdia', 'hdlr');
  if (!header || !handler || header.end - header.body < 84) throw refuse();
  // The last fields: a matrix of nine numbers, width and height, each in 1/65536.
  const width = Math.round(bytes.readUInt32BE(header.end - 8) / 65_536);
  const height = Math.round(bytes.readUInt32BE(header.end - 4) / 65_536);
  const isTurned = bytes.readInt32BE(header.end - 44) === 0;
  return {
    kind: bytes.toString('latin1', handler.body + 8, handler.body + 12),
    codecs: codecsOf(bytes, trak),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
  };
}

function durationOf(bytes: Buffer, moov: ByteRange): number | null {
  const header = inside(bytes, moov, 'mvhd');
  if (!header || header.end - header.body < 32) throw refuse();
  const isLong = bytes[header.body] === 1;
  const scale = bytes.readUInt32BE(header.body + (isLong ? 20 : 12));
  const length = isLong
    ? Number(bytes.readBigUInt64BE(header.body + 24))
    : bytes.readUInt32BE(header.body + 16);
  const isUnknown = scale === 0 || length === 0 || length === (isLong ? 2 ** 64 : 0xffff_ffff);
  return isUnknown ? null : length / scale;
}

interface Layout {
  moov: Box;
  described: BoxRange[];
}

async function layoutOf(read: ReadBytes, size: number): Promise<Layout> {
  let moov: Box | undefined;
  const described: BoxRange[] = [];
  for (let at = 0, count = 0; at + 8 <= size; count += 1) {
    if (count > BOXES_MAX) throw refuse();
    const box = boxAt(await read(at, HEADER), at, size);
    if (box.type === 'moov') moov ??= box;
    if (DESCRIPTIONS.has(box.type)) described.push(box);
    at = box.end;
  }
  if (!moov || moov.end - moov.start > MOVIE_MAX) throw refuse();
  return { moov, described };
}

/**
 * Reads what a video is, from its structure: throws `FILE_TYPE` for anything that is not an MP4 or QuickTime video, and
 * `VIDEO_CODEC` for one that many browsers cannot play.
 */
export async function inspectVideo(read: ReadBytes, size: number): Promise<VideoFacts> {
  try {
    const { moov, described } = await layoutOf(read, size);
    const bytes = await read(moov.body, moov.end - moov.body);
    const all = { start: 0, end: bytes.length };
    const traks = [...boxesIn(bytes, all)].filter(({ type }) => type === 'trak');
    const tracks = traks.map((trak) => trackOf(bytes, trak));
    const [shown] = tracks.filter(({ kind }) => kind === 'vide');
    if (!shown || shown.width === 0 || shown.height === 0) throw refuse();
    requirePlayable(tracks);
    const inMovie = [all, ...traks.map(contentOf)].flatMap((place) =>
      [...boxesIn(bytes, place)].filter(({ type }) => DESCRIPTIONS.has(type)),
    );
    const moved = inMovie.map(({ start, body, end }) => ({
      start: start + moov.body,
      body: body + moov.body,
      end: end + moov.body,
    }));
    const { width, height } = shown;
    return { width, height, duration: durationOf(bytes, all), described: [...described, ...moved] };
  } catch (error) {
    // Numbers of a damaged file point beyond its end.
    throw error instanceof RangeError ? refuse(error) : error;
  }
}

/** Phones add tracks of their own beside the usual sound, such as spatial sound. */
function requirePlayable(tracks: readonly Track[]): void {
  const of = (kind: string) => tracks.filter((track) => track.kind === kind);
  const isSeen = of('vide').every(({ codecs }) =>
    codecs.every((one) => VIDEO_CODECS.includes(one)),
  );
  const sounds = of('soun');
  const isHeard = sounds.length === 0 || sounds.some(({ codecs }) => codecs.includes(AUDIO_CODEC));
  if (!isSeen || !isHeard) throw new AppError('VIDEO_CODEC');
}
