import { REST, bounded, moved, swipeOf, zoomed } from './zoom.model.ts';

const BOX = { width: 400, height: 600 };

it('keeps what is under the finger where it is', () => {
  const at = { x: 100, y: -120 };
  const view = zoomed(REST, 2, at, BOX);
  expect(view.scale).toBe(2);
  // A point p of the picture is seen at p * scale + offset.
  expect(100 * view.scale + view.x).toBe(at.x * 1);
  expect(-120 * view.scale + view.y).toBe(at.y * 1);
});

it('never gets smaller than the stage nor larger than five times', () => {
  expect(zoomed(REST, 0.2, { x: 0, y: 0 }, BOX)).toEqual(REST);
  expect(zoomed(REST, 99, { x: 0, y: 0 }, BOX).scale).toBe(5);
});

it('never leaves the stage', () => {
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, BOX)).toEqual({
    scale: 2,
    x: 200,
    y: -300,
  });
  expect(moved(REST, { x: 50, y: 50 }, BOX)).toEqual(REST);
  expect(bounded({ scale: 1, x: 9, y: 9 }, BOX)).toEqual(REST);
});

it('comes back to the middle when it gets small again', () => {
  const near = zoomed(REST, 4, { x: 200, y: 300 }, BOX);
  expect(zoomed(near, 0.25, { x: 200, y: 300 }, BOX)).toEqual(REST);
});

it.each([
  [{ x: -80, y: 10 }, 1],
  [{ x: 80, y: -10 }, -1],
  [{ x: 20, y: 0 }, 0],
  [{ x: 80, y: 200 }, 0],
])('a drag of %j is a step of %i', (to, step) => {
  expect(swipeOf({ x: 0, y: 0 }, to)).toBe(step);
});
