import { placePhoto } from '@dara/agency/card';
import { MAX_ZOOM, coverSize, panned, photoDpi, photoTransform, zoomed } from './photo-view.ts';

const place = { x: 0, y: 0, width: 60, height: 80 };
const image = { width: 1200, height: 800 };
const centre = { x: 0, y: 0, zoom: 1 };

/** Where the card renders the image, which is what the editor's arithmetic has to agree with. */
const placed = ({ x, y, zoom }: typeof centre) =>
  placePhoto(place, image, { panX: x, panY: y, zoom });

test.each([
  [
    { x: 0.4, y: 0, zoom: 1 },
    { x: 7, y: 0 },
  ],
  [
    { x: -0.2, y: 0.6, zoom: 2 },
    { x: -12, y: 5 },
  ],
])('moves the picture of %j by %j as the card renders it', (view, by) => {
  const before = placed(view);
  const after = placed(panned(view, place, image, by));
  expect(after.x - before.x).toBeCloseTo(by.x, 1);
  expect(after.y - before.y).toBeCloseTo(view.zoom > 1 ? by.y : 0, 1);
});

test('never leaves a gap in its place', () => {
  expect(panned(centre, place, image, { x: 999, y: 999 })).toEqual({ x: -1, y: 0, zoom: 1 });
  expect(panned(centre, place, image, { x: -999, y: 0 }).x).toBe(1);
});

test('zooms about the point under the finger', () => {
  const view = { x: 0.3, y: -0.2, zoom: 1.5 };
  const at = { x: 20, y: 50 };
  const share = (one: typeof view) => {
    const { x, y, width, height } = placed(one);
    return [(at.x - x) / width, (at.y - y) / height];
  };
  const [across = 0, down = 0] = share(view);
  const [acrossAfter, downAfter] = share(zoomed(view, place, image, 1.4, at));
  expect(acrossAfter).toBeCloseTo(across, 2);
  expect(downAfter).toBeCloseTo(down, 2);
});

test('zooms between filling the place and four times that', () => {
  expect(zoomed(centre, place, image, 99).zoom).toBe(MAX_ZOOM);
  expect(zoomed({ ...centre, zoom: 2 }, place, image, 0.01).zoom).toBe(1);
});

test('the transform puts the image where the card renders it', () => {
  const view = { x: 0.5, y: -0.5, zoom: 2 };
  const cover = coverSize(place, image);
  const found = /translate3d\((.+)%, (.+)%, 0\) scale\((.+)\)/.exec(
    photoTransform(view, place, image),
  );
  const [x, y, scale] = (found ?? []).slice(1).map(Number);
  const whole = placed(view);
  expect(((x ?? 0) / 100) * cover.width).toBeCloseTo(whole.x, 2);
  expect(((y ?? 0) / 100) * cover.height).toBeCloseTo(whole.y, 2);
  expect((scale ?? 0) * cover.width).toBeCloseTo(whole.width, 5);
});

test('tells the dots to an inch of what is printed', () => {
  // 800 pixels on 80 mm are 254 to the inch; enlarged twice, half of that.
  expect(photoDpi(centre, place, image)).toBe(254);
  expect(photoDpi({ ...centre, zoom: 2 }, place, image)).toBe(127);
});
