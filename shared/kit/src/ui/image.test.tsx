import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@dara/kit/testing';
import { Avatar, Image } from './ui.ts';

const BLUR = 'data:image/webp;base64,UklGRg==';
const image = {
  id: 'a1',
  width: 600,
  height: 800,
  alt: { th: 'ภาพ', en: 'Portrait' },
  placeholder: BLUR,
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const shown = () => screen.getByRole<HTMLImageElement>('img', { name: 'Portrait' });
const later = () => act(() => jest.runOnlyPendingTimersAsync());
const sources = () => shown().closest('picture')!.querySelectorAll('source').length;

const BOTH = [
  ['a picture', <Image key="image" image={image} sizes="50vw" />],
  ['an avatar', <Avatar key="avatar" name="Portrait" image={image} />],
] as const;

test.each(BOTH)('%s that fails is asked for once more', async (_what, part) => {
  await renderPart(part, { locale: 'en' });
  const { src } = shown();
  expect(sources()).toBe(2);
  fireEvent.error(shown());
  expect([shown().src, shown().srcset, sources()]).toEqual([BLUR, '', 0]);
  await later();
  expect([shown().src, sources()]).toEqual([src, 2]);
});

test.each(BOTH)('%s that fails again keeps its blur and its text', async (_what, part) => {
  await renderPart(part, { locale: 'en' });
  fireEvent.error(shown());
  await later();
  fireEvent.error(shown());
  await later();
  expect([shown().src, shown().srcset, sources()]).toEqual([BLUR, '', 0]);
});

function Changing() {
  const [id, setId] = useState('a1');
  return (
    <>
      <Image image={{ ...image, id, placeholder: '#cba' }} sizes="50vw" />
      <button onClick={() => setId('b2')}>next</button>
    </>
  );
}

test('without a blur nothing at all is drawn, and another picture begins anew', async () => {
  await renderPart(<Changing />, { locale: 'en' });
  fireEvent.error(shown());
  expect(shown().src).toMatch(/^data:image\/gif/);
  fireEvent.click(screen.getByRole('button'));
  expect(shown().src).toContain('/api/image/b2/');
});

test('a picture that failed before the page was hydrated is asked for again', async () => {
  const prototype = HTMLImageElement.prototype;
  jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0);
  Object.defineProperty(prototype, 'currentSrc', { configurable: true, get: () => 'failed' });
  await renderPart(<Image image={image} sizes="50vw" />, { locale: 'en' });
  expect(shown().src).toBe(BLUR);
  jest.restoreAllMocks();
  Reflect.deleteProperty(prototype, 'currentSrc');
  await later();
  expect(shown().src).toContain('/api/image/a1/');
});

test.each(BOTH)('%s is cropped around the point that its editor chose', async (_what, part) => {
  const { unmount } = await renderPart(part, { locale: 'en' });
  expect(shown().style.objectPosition).toBe('50% 20%');
  unmount();
  const chosen = { ...image, focus: { x: 0.256, y: 1 } };
  await renderPart(
    part.type === Image ? (
      <Image image={chosen} sizes="50vw" position="50% 50%" />
    ) : (
      <Avatar name="Portrait" image={chosen} />
    ),
    { locale: 'en' },
  );
  expect(shown().style.objectPosition).toBe('25.6% 100%');
});
