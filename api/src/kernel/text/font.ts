import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

export const FONT_FAMILY = 'Prompt';
/** The only fonts that images may use: the same everywhere, whatever a server has installed. */
export const FONT_FILES: Record<Weight, string> = {
  400: require.resolve('@expo-google-fonts/prompt/400Regular/Prompt_400Regular.ttf'),
  600: require.resolve('@expo-google-fonts/prompt/600SemiBold/Prompt_600SemiBold.ttf'),
};

/** What must be known of a font to break lines: which characters it has and how far each moves the pen. */
export interface Font {
  has(codePoint: number): boolean;
  /** Width of a text in pixels; kerning is left out, which makes lines a little shorter than they could be. */
  width(text: string, size: number): number;
}

function tablesOf(file: Buffer): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  }
  return tables;
}

/** Offset of the character map of the basic plane: format 4, of Windows and Unicode. */
function basicMap(file: Buffer, cmap: number): number {
  for (let index = 0; index < file.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + file.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (file.readUInt16BE(at) === 4) return at;
  }
  throw new Error('the font has no map of the basic plane');
}

function readGlyphs(file: Buffer, cmap: number): Map<number, number> {
  const map = basicMap(file, cmap);
  const glyphs = new Map<number, number>();
  const doubled = file.readUInt16BE(map + 6);
  const [ends, starts] = [map + 14, map + 16 + doubled];
  const [deltas, ranges] = [starts + doubled, starts + doubled * 2];
  for (let at = 0; at < doubled; at += 2) {
    const start = file.readUInt16BE(starts + at);
    const delta = file.readUInt16BE(deltas + at);
    const range = file.readUInt16BE(ranges + at);
    for (let code = start; code <= file.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
      const listed = range && file.readUInt16BE(ranges + at + range + (code - start) * 2);
      const glyph = range === 0 ? code + delta : listed && listed + delta;
      if (glyph & 0xffff) glyphs.set(code, glyph & 0xffff);
    }
  }
  return glyphs;
}

function readFont(path: string): Font {
  const file = readFileSync(path);
  const tables = tablesOf(file);
  const table = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`${path} has no table ${name}`);
    return at;
  };
  const unitsPerEm = file.readUInt16BE(table('head') + 18);
  const metrics = file.readUInt16BE(table('hhea') + 34);
  const hmtx = table('hmtx');
  const glyphs = readGlyphs(file, table('cmap'));
  const advance = (code: number): number => {
    const glyph = glyphs.get(code);
    if (glyph === undefined) return 0;
    return file.readUInt16BE(hmtx + Math.min(glyph, metrics - 1) * 4);
  };
  return {
    has: (code) => glyphs.has(code),
    width: (text, size) => {
      let units = 0;
      for (const character of text) units += advance(character.codePointAt(0) ?? 0);
      return (units * size) / unitsPerEm;
    },
  };
}

const fonts = new Map<Weight, Font>();

/** A font of the images, read once. */
export function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const font = readFont(FONT_FILES[weight]);
  fonts.set(weight, font);
  return font;
}
