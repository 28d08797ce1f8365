import { RECOMMENDED_SIZES } from './recommended-sizes.ts';

test('the sizes that are recommended for images', () => {
  const sizes = Object.entries(RECOMMENDED_SIZES).map(([name, all]) => [
    name,
    all.map(({ width, height }) => `${width}x${height}`),
  ]);
  expect(Object.fromEntries(sizes)).toEqual({
    news: ['500x250'],
    talkOfTheTown: ['250x350'],
    share: ['1200x630', '600x315'],
  });
});
