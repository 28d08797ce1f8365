import {
  IMAGE_ACCEPT,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  PASSWORD_MIN_LENGTH,
  PROFILE_IMAGE_RATIO,
  RECOMMENDED_SIZES,
} from '@dara/kit/validation';

test('pictures are png, jpg or jpeg of 5 MB at most, profile pictures square', () => {
  expect(IMAGE_ACCEPT).toBe('.png,.jpg,.jpeg');
  expect(IMAGE_TYPES).toEqual(['image/png', 'image/jpeg']);
  expect(IMAGE_MAX_BYTES).toBe(5_242_880);
  expect(PROFILE_IMAGE_RATIO).toEqual({ width: 1, height: 1 });
});

test('the sizes that are recommended for pictures', () => {
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

test('a password has eight characters at least', () => {
  expect(PASSWORD_MIN_LENGTH).toBe(8);
});
