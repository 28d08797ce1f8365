import { expect, test } from 'vitest';
import sharp from 'sharp';
import { cropToSide } from './share-image.ts';

/** Red on the left, blue on the right; wider than the place. */
async function twoColours(): Promise<Buffer> {
  const red = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const blue = { create: { width: 600, height: 600, channels: 3, background: '#00f' } } as const;
  return sharp(red)
    .composite([{ input: await sharp(blue).png().toBuffer(), left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
}

test.each([
  ['left', { x: 0, y: 0.5 }, 'red'],
  ['right', { x: 1, y: 0.5 }, 'blue'],
])('a picture is cut around the point that was chosen: %s', async (_side, focus, colour) => {
  const cut = await cropToSide(await twoColours(), 'middle', focus);
  const { width, height } = await sharp(cut).metadata();
  expect([width, height]).toEqual([500, 630]);
  const [red, , blue] = (await sharp(cut).stats()).channels;
  expect(red!.mean > blue!.mean ? 'red' : 'blue').toBe(colour);
});
