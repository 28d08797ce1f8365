const SARA_AM = 0x0e33;

/**
 * Which text each glyph of a line has: the shaper splits sara am into a circle, which it gives the text of both, and
 * sara aa without text. A plain circle and sara aa become the glyph of sara am; a circle joined with a tone mark keeps the
 * mark's text; a circle that moved beside a high letter has the compatibility form of two characters.
 */
function readable(font, { glyphs, positions }) {
  const result = [];
  const circle = font.font.glyphForCodePoint(0x0e4d).id;
  const whole = font.font.glyphForCodePoint(SARA_AM);
  for (let at = 0; at < glyphs.length; at += 1) {
    const [glyph, next] = [glyphs[at], glyphs[at + 1]];
    const text = glyph.codePoints;
    if (!text.includes(SARA_AM) || next?.codePoints.length !== 0) {
      result.push({ glyph, text, position: positions[at] });
      continue;
    }
    at += 1;
    if (glyph.id === circle) {
      const position = { ...positions[at], advanceWidth: whole.advanceWidth * font.scale };
      result.push({ glyph: whole, text, position });
      continue;
    }
    const marks = text.filter((code) => code !== SARA_AM);
    const [first, second] = marks.length > 0 ? [marks, [SARA_AM]] : [[0x0e4d], [0x0e32]];
    result.push({ glyph, text: first, position: positions[at - 1] });
    result.push({ glyph: next, text: second, position: positions[at] });
  }
  return result;
}

/**
 * Readers that ignore ActualText read the text of each glyph (ToUnicode). Shaper and library keep one text per glyph,
 * the first: sara aa of "น้ำ" has none, and would be missing in all later words. Here each occurrence has its own text,
 * and a glyph with another text is embedded again.
 */
export function withReadableGlyphs(font) {
  const getGlyph = font.font.getGlyph.bind(font.font);
  font.font.getGlyph = (id, codePoints = []) =>
    Object.create(getGlyph(id), { codePoints: { value: codePoints } });
  const codes = new Map();
  const codeOf = ({ glyph, text }) => {
    const key = [glyph.id, ...text].join(' ');
    if (!codes.has(key)) {
      delete font.subset.mapping[glyph.id];
      const code = font.subset.includeGlyph(glyph.id);
      font.widths[code] = glyph.advanceWidth * font.scale;
      font.unicode[code] = text;
      codes.set(key, code);
    }
    return codes.get(key).toString(16).padStart(4, '0');
  };
  font.encode = (text, features) => {
    const line = readable(font, font.layout(text, features));
    return [line.map(codeOf), line.map(({ position }) => position)];
  };
}
