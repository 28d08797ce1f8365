import type { CardTemplate } from '@dara/model';
import {
  CARD_COLOURS as C,
  GAP,
  MARGIN,
  bleeding,
  inner,
  markLine,
  name,
  type Area,
  type BackLayout,
  type PhotoPlace,
  type Sheet,
} from './card-sheet.ts';

/** Photos in rows, each as wide as its row allows; slots are numbered from `back1`. */
function grid(area: Area, rows: readonly { count: number; share: number }[]): PhotoPlace[] {
  const free = area.height - GAP * (rows.length - 1);
  const places: PhotoPlace[] = [];
  let y = area.y;
  for (const { count, share } of rows) {
    const width = (area.width - GAP * (count - 1)) / count;
    for (let index = 0; index < count; index += 1) {
      places.push({
        slot: `back${places.length + 1}`,
        x: area.x + index * (width + GAP),
        y,
        width,
        height: free * share,
      });
    }
    y += free * share + GAP;
  }
  return places;
}

/** A large photo beside two smaller ones. */
function oneBesideTwo({ x, y, width, height }: Area): PhotoPlace[] {
  const left = width * 0.6 - GAP / 2;
  const [right, half] = [width - left - GAP, (height - GAP) / 2];
  return [
    { slot: 'back1', x, y, width: left, height },
    { slot: 'back2', x: x + left + GAP, y, width: right, height: half },
    { slot: 'back3', x: x + left + GAP, y: y + half + GAP, width: right, height: half },
  ];
}

const QR_SIZE = 20;

/** Everything under the photos: name, figures, facts, contact and the code. */
function back(
  sheet: Sheet,
  photosEnd: number,
  photos: PhotoPlace[],
  hasChannels = false,
): BackLayout {
  const foot = sheet.height - MARGIN - QR_SIZE;
  const below = photosEnd + 4;
  const channels = hasChannels ? { ...inner(sheet, below + 11, 42), rows: 5 } : null;
  const factsTop = channels ? channels.y + channels.height + 3 : below + 11;
  return {
    paper: C.white,
    photos,
    panes: [
      {
        x: MARGIN,
        y: foot - 3,
        width: sheet.width - 2 * MARGIN,
        height: 0.3,
        fill: C.pale,
        opacity: 1,
      },
    ],
    name: name(inner(sheet, below, 10), { sizes: [6, 5, 4.2, 3.6], maxLines: 1 }),
    channels,
    facts: { ...inner(sheet, factsTop, foot - 4 - factsTop), columns: 3, rows: 4 },
    contact: { x: MARGIN, y: foot, width: sheet.width - 2 * MARGIN - QR_SIZE - 4, height: QR_SIZE },
    mark: markLine(MARGIN, foot + 1),
    qr: { x: sheet.width - MARGIN - QR_SIZE, y: foot, width: QR_SIZE, height: QR_SIZE },
  };
}

/** Share of the height covered by photos, from the top. */
const PHOTOS_END = 0.61;

/** A back with rows of photos that bleed over the edges. */
const inRows =
  (...rows: { count: number; share: number }[]) =>
  (sheet: Sheet): BackLayout => {
    const end = sheet.height * PHOTOS_END;
    return back(sheet, end, grid(bleeding(sheet, 0, end), rows));
  };

export const CARD_BACKS: Record<CardTemplate, (sheet: Sheet) => BackLayout> = {
  Classic: inRows({ count: 2, share: 0.5 }, { count: 2, share: 0.5 }),
  Editorial: (sheet) => {
    const end = sheet.height * PHOTOS_END;
    return back(sheet, end, oneBesideTwo(bleeding(sheet, 0, end)));
  },
  Beauty: (sheet) => {
    const end = sheet.height * PHOTOS_END;
    const area = inner(sheet, MARGIN, end - MARGIN);
    return back(sheet, end, grid(area, [{ count: 2, share: 1 }]));
  },
  Mosaic: inRows({ count: 1, share: 0.56 }, { count: 3, share: 0.44 }),
  Influencer: (sheet) => {
    const end = sheet.height * 0.36;
    return back(sheet, end, grid(bleeding(sheet, 0, end), [{ count: 3, share: 1 }]), true);
  },
  Portfolio: inRows({ count: 2, share: 0.55 }, { count: 3, share: 0.45 }),
};
