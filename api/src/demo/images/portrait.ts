import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { createRandom, type Random } from '../random.ts';

/** Flat grounds of the contact sheet: paper, graphite, red, wine. */
const GROUNDS = ['#efe5d8', '#8a8280', '#c8102e', '#6d1223'] as const;

/** How one invented person looks in every image: the parts that do not change with the pose. */
export interface Look {
  seed: string;
  build: 'feminine' | 'masculine';
  isAdult: boolean;
}

export interface PortraitOptions {
  width: number;
  height: number;
  /** 0 is the profile image; each further shot has its own crop, ground and expression. */
  shot: number;
}

const variants = (numbers: readonly number[]) =>
  numbers.map((n) => `variant${String(n).padStart(2, '0')}`);

const HAIR = {
  feminine: variants([
    2, 4, 8, 10, 11, 20, 23, 28, 30, 36, 37, 39, 41, 43, 45, 46, 47, 48, 57, 58, 59,
  ]),
  masculine: variants([
    1, 3, 5, 6, 7, 9, 12, 13, 15, 16, 17, 18, 19, 21, 22, 24, 25, 26, 27, 31, 33, 34, 35, 38, 40,
    44, 49, 52, 53, 54, 55, 56, 60,
  ]),
} as const;

const BODIES = variants([2, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24]);
const SMILES = variants([3, 14, 17, 21, 22, 23, 25, 30]);
const EYES = variants([1, 3, 5]);

type AvatarOptions = NonNullable<Parameters<typeof createAvatar<notionists.Options>>[1]>;

function figure(look: Look, shot: number): string {
  const person = createRandom(`look:${look.seed}`);
  const pose = createRandom(`pose:${look.seed}:${shot}`);
  const hair = person.pick(HAIR[look.build]);
  const hasBeard = look.build === 'masculine' && person.chance(0.18) && look.isAdult;
  const hasGlasses = person.chance(0.12);
  const options = {
    seed: look.seed,
    hair: [hair],
    beardProbability: hasBeard ? 100 : 0,
    glassesProbability: hasGlasses ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
    body: [shot === 0 ? person.pick(BODIES) : pose.pick(BODIES)],
    lips: [shot === 0 ? person.pick(SMILES) : pose.pick(SMILES)],
    eyes: [shot % 2 === 0 ? person.pick(EYES) : pose.pick(EYES)],
  };
  // The style's option types are unions of literals; the lists above are plain strings.
  return createAvatar(notionists, options as unknown as AvatarOptions).toString();
}

/** Crop of the figure: its width relative to the image, and its centre. */
function crop(pose: Random, shot: number, ratio: number): { scale: number; centre: number } {
  const wide = ratio > 1;
  // The profile image is square and also cropped to 3:4: the head fits into both.
  if (shot === 0) return { scale: 0.94, centre: 0.5 };
  return {
    // A wide image is bound by its height, or it would cut off the head.
    scale: wide ? (1.0 + pose.next() * 0.12) / ratio : 1.05 + pose.next() * 0.55,
    centre: wide ? 0.3 + pose.next() * 0.4 : 0.42 + pose.next() * 0.16,
  };
}

/** The ground of a shot; each person has all of them in an order of their own. */
function groundOf(look: Look, shot: number): string {
  const order = createRandom(`studio:${look.seed}`).sample(GROUNDS, GROUNDS.length);
  return order[shot % order.length] ?? GROUNDS[0];
}

/** One image as SVG; several people stand side by side. */
export function portraitSvg(looks: readonly Look[], options: PortraitOptions): string {
  const { width, height, shot } = options;
  const [first] = looks;
  if (!first) throw new RangeError('a portrait needs a person');
  const pose = createRandom(`crop:${first.seed}:${shot}`);
  const people = looks.map((look, index) => {
    const { scale, centre } = crop(pose, shot, width / height);
    const isWide = width > height;
    const size = isWide ? width * scale : (width * scale) / Math.max(1, looks.length * 0.72);
    const middle = looks.length === 1 ? centre : (index + 0.75) / (looks.length + 0.5);
    const x = width * middle - size / 2;
    const y = height - size * 0.985;
    const flip = pose.chance(0.5);
    const inner = figure(look, shot).replace(/^<svg /, '<svg width="100%" height="100%" ');
    const box = `<svg x="0" y="0" width="${size}" height="${size}" overflow="visible">${inner}</svg>`;
    return `<g transform="translate(${flip ? x + size : x} ${y})${flip ? ' scale(-1 1)' : ''}">${box}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${groundOf(first, shot)}"/>
${people.join('\n')}
</svg>`;
}
