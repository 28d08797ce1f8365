import { renderPart } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import { agencyMessages } from '../messages/messages.ts';
import { CardSide, placePhoto, type DrawnCard } from './card.ts';

const IMAGE = {
  id: 'image-1',
  width: 600,
  height: 800,
  alt: null,
  placeholder: '#eeddcc',
};

const photo = (changes: object = {}) => ({
  slot: 'front',
  x: -3,
  y: -3,
  width: 154,
  height: 100,
  image: IMAGE,
  panX: 0,
  panY: 0,
  zoom: 1,
  ...changes,
});

function card(changes: Partial<DrawnCard['drawing']['front']> = {}): DrawnCard {
  const side = { paper: '#ffffff', photos: [], panes: [], shapes: [], texts: [], ...changes };
  return {
    name: 'การ์ดหลัก',
    talentName: { th: 'น้ำผึ้ง', en: 'Namphueng' },
    language: 'th',
    drawing: { width: 148, height: 210, front: side, back: side },
  };
}

const TEXT = {
  text: '<b>ปั๊ม</b>',
  x: 8,
  y: 20,
  width: 30,
  size: 6,
  weight: 600,
  fill: '#1c1718',
  anchor: 'start',
} as const;

describe('position of an image', () => {
  const place = { x: 10, y: 20, width: 60, height: 40 };
  const wide = { width: 400, height: 100 };
  it.each([
    [
      { panX: 0, panY: 0, zoom: 1 },
      { x: -40, y: 20, width: 160, height: 40 },
    ],
    [
      { panX: -1, panY: 0, zoom: 1 },
      { x: 10, y: 20, width: 160, height: 40 },
    ],
    [
      { panX: 1, panY: 1, zoom: 1 },
      { x: -90, y: 20, width: 160, height: 40 },
    ],
    [
      { panX: 0, panY: -1, zoom: 2 },
      { x: -120, y: 20, width: 320, height: 80 },
    ],
    [
      { panX: 9, panY: 9, zoom: 0 },
      { x: -90, y: 20, width: 160, height: 40 },
    ],
  ])('with %j', (choice, expected) => {
    expect(placePhoto(place, wide, choice)).toEqual(expected);
  });

  it.each([-1, -0.3, 0.5, 1])('fills its place wherever it is moved (%d)', (pan) => {
    const whole = placePhoto(
      place,
      { width: 300, height: 900 },
      { panX: pan, panY: pan, zoom: 1.7 },
    );
    expect(whole.x).toBeLessThanOrEqual(place.x);
    expect(whole.y).toBeLessThanOrEqual(place.y);
    expect(whole.x + whole.width).toBeGreaterThanOrEqual(place.x + place.width);
    expect(whole.y + whole.height).toBeGreaterThanOrEqual(place.y + place.height);
  });
});

describe('a side', () => {
  it('says in words what it shows, in its own language', async () => {
    await renderPart(<CardSide card={card({ texts: [TEXT] })} side="back" pixels={200} />, {
      locale: 'en',
      messages: agencyMessages,
    });
    const image = screen.getByRole('img', {
      name: 'Composite card การ์ดหลัก of Namphueng, back: <b>ปั๊ม</b>',
    });
    expect(image).toHaveAttribute('lang', 'th');
    expect(image.querySelector('b')).toBeNull();
    expect(image.querySelector('text')).toHaveAttribute('textLength', '30');
  });

  it('fetches images in the width at which they are shown', async () => {
    const addressAt = async (pixels: number) => {
      const part = <CardSide card={card({ photos: [photo()] })} side="front" pixels={pixels} />;
      const { unmount } = await renderPart(part);
      const address = document.querySelector('image')?.getAttribute('href');
      unmount();
      return address;
    };
    expect(await addressAt(100)).toBe('/api/image/image-1/320.webp');
    expect(await addressAt(900)).toBe('/api/image/image-1/640.webp');
  });

  it('keeps the place of an image that is missing', async () => {
    await renderPart(
      <CardSide card={card({ photos: [photo({ image: null })] })} side="front" pixels={100} />,
    );
    expect(document.querySelector('image')).toBeNull();
    expect(document.querySelector('svg svg')).toHaveAttribute('width', '154');
  });
});
