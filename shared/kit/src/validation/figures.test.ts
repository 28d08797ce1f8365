import {
  IMAGE_ACCEPT,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  PASSWORD_MIN_LENGTH,
  PROFILE_IMAGE_RATIO,
} from '@dara/kit/validation';

test('pictures are png, jpg or jpeg of 5 MB at most, profile pictures square', () => {
  expect(IMAGE_ACCEPT).toBe('.png,.jpg,.jpeg');
  expect(IMAGE_TYPES).toEqual(['image/png', 'image/jpeg']);
  expect(IMAGE_MAX_BYTES).toBe(5_242_880);
  expect(PROFILE_IMAGE_RATIO).toEqual({ width: 1, height: 1 });
});

test('a password has eight characters at least', () => {
  expect(PASSWORD_MIN_LENGTH).toBe(8);
});
