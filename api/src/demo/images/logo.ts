import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { createRandom } from '../random.ts';

const require = createRequire(import.meta.url);
const FONT = require.resolve('@expo-google-fonts/prompt/600SemiBold/Prompt_600SemiBold.ttf');

const INKS = ['#c8102e', '#1f1a1b', '#7a1526', '#a30d25', '#93513f', '#4a4344'] as const;
const SHAPES = ['circle', 'square', 'diamond', 'hexagon', 'arc'] as const;

function shapeSvg(shape: (typeof SHAPES)[number], ink: string): string {
  switch (shape) {
    case 'circle':
      return `<circle cx="120" cy="120" r="88" fill="${ink}"/>`;
    case 'square':
      return `<rect x="36" y="36" width="168" height="168" rx="28" fill="${ink}"/>`;
    case 'diamond':
      return `<rect x="48" y="48" width="144" height="144" rx="14" fill="${ink}" transform="rotate(45 120 120)"/>`;
    case 'hexagon':
      return `<path d="M120 26 L202 73 V167 L120 214 L38 167 V73 Z" fill="${ink}"/>`;
    case 'arc':
      return `<path d="M32 204 V120 A88 88 0 0 1 208 120 V204 Z" fill="${ink}"/>`;
  }
}

/** A company's mark with its name beside it, 720 x 240, as PNG bytes on white. */
export function renderLogo(mark: string, name: string): Buffer {
  const random = createRandom(`logo:${name}`);
  const ink = random.pick(INKS);
  const words = name.split(' ');
  const lines = [words[0] ?? name, words.slice(1).join(' ')].filter(Boolean);
  const text = lines.map((line, index) => {
    const y = lines.length === 1 ? 140 : 110 + index * 62;
    return `<text x="244" y="${y}" font-family="Prompt" font-weight="600" font-size="${line.length > 11 ? 44 : 54}" fill="#1f1a1b">${line}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="240" viewBox="0 0 720 240"><rect width="720" height="240" fill="#ffffff"/>
${shapeSvg(random.pick(SHAPES), ink)}
<text x="120" y="142" text-anchor="middle" font-family="Prompt" font-weight="600" font-size="62" fill="#ffffff">${mark}</text>
${text.join('\n')}</svg>`;
  return new Resvg(svg, {
    font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: 'Prompt' },
  })
    .render()
    .asPng();
}
