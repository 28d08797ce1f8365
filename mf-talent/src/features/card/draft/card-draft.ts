import type {
  CardField,
  CardOptions,
  CardTemplate,
  CompositeCard,
} from '../../../api/generated.ts';

/** An image in its slot, with its visible part. */
export interface PlacedPhoto {
  /** Id of a stored image, or the editor's key of a file. */
  picture: string;
  /** -1 shows the left or upper edge, 1 the right or lower one. */
  x: number;
  y: number;
  /** 1 fills the place. */
  zoom: number;
}

export interface CardDraft {
  name: string;
  template: CardTemplate;
  language: 'th' | 'en';
  fields: readonly CardField[];
  /** Number of photos in the template. */
  places: number;
  /** By slot in order, the front's first; surplus images wait for a larger template. */
  photos: readonly (PlacedPhoto | null)[];
}

export type DraftChange =
  | { kind: 'name'; name: string }
  | { kind: 'template'; template: CardTemplate; places: number }
  | { kind: 'language'; language: 'th' | 'en' }
  | { kind: 'field'; field: CardField; isShown: boolean }
  | { kind: 'place'; slot: number; picture: string }
  | { kind: 'swap'; from: number; to: number }
  | { kind: 'view'; slot: number; x: number; y: number; zoom: number }
  | { kind: 'clear'; slot: number }
  | { kind: 'fill'; pictures: readonly string[] }
  | { kind: 'forget'; picture: string };

/** Faces are high in a portrait: cropping removes more at the bottom. */
const HIGH = -0.6;

const fresh = (picture: string): PlacedPhoto => ({ picture, x: 0, y: HIGH, zoom: 1 });

/** One entry for each slot of the template, and uploads in progress. */
function padded(photos: CardDraft['photos'], places: number): (PlacedPhoto | null)[] {
  const all = [...photos.slice(0, places)];
  while (all.length < places) all.push(null);
  return [...all, ...photos.slice(places).filter((photo) => photo !== null)];
}

/** Photos keep their order; gaps close where one would otherwise fall off the smaller template. */
function inTemplate({ photos }: CardDraft, places: number): CardDraft['photos'] {
  const fallsOff = photos.slice(places).some(Boolean);
  const hasGap = photos.slice(0, places).includes(null);
  return padded(fallsOff && hasGap ? photos.filter((photo) => photo !== null) : photos, places);
}

function put(photos: CardDraft['photos'], entries: Record<number, PlacedPhoto | null>) {
  const next = [...photos];
  for (const [slot, photo] of Object.entries(entries)) next[Number(slot)] = photo;
  return next;
}

function place({ photos }: CardDraft, slot: number, picture: string): CardDraft['photos'] {
  const at = photos.findIndex((photo) => photo?.picture === picture);
  if (at === slot) return photos;
  // An image is used once per card: selecting a used one swaps both.
  if (at >= 0) return put(photos, { [slot]: fresh(picture), [at]: photos[slot] ?? null });
  return put(photos, { [slot]: fresh(picture) });
}

function fill(draft: CardDraft, pictures: readonly string[]): CardDraft['photos'] {
  const used = new Set(draft.photos.map((photo) => photo?.picture));
  const left = pictures.filter((picture) => !used.has(picture));
  return draft.photos.map((photo) => {
    const next = photo ? undefined : left.shift();
    return next === undefined ? photo : fresh(next);
  });
}

/** A draft with one thing changed; the same draft when that changes nothing. */
export function changed(draft: CardDraft, change: DraftChange): CardDraft {
  switch (change.kind) {
    case 'name':
      return { ...draft, name: change.name };
    case 'template':
      return {
        ...draft,
        template: change.template,
        places: change.places,
        photos: inTemplate(draft, change.places),
      };
    case 'language':
      return { ...draft, language: change.language };
    case 'field': {
      const others = draft.fields.filter((field) => field !== change.field);
      return { ...draft, fields: change.isShown ? [...others, change.field] : others };
    }
    case 'place':
      return { ...draft, photos: place(draft, change.slot, change.picture) };
    case 'swap': {
      const { from, to } = change;
      const [one, other] = [draft.photos[from], draft.photos[to]];
      if (from === to) return draft;
      return {
        ...draft,
        photos: put(draft.photos, { [from]: other ?? null, [to]: one ?? null }),
      };
    }
    case 'view': {
      const { slot, x, y, zoom } = change;
      const photo = draft.photos[slot];
      return photo
        ? { ...draft, photos: put(draft.photos, { [slot]: { ...photo, x, y, zoom } }) }
        : draft;
    }
    case 'clear':
      return { ...draft, photos: padded(put(draft.photos, { [change.slot]: null }), draft.places) };
    case 'fill':
      return { ...draft, photos: fill(draft, change.pictures) };
    case 'forget':
      return {
        ...draft,
        photos: padded(
          draft.photos.map((photo) => (photo?.picture === change.picture ? null : photo)),
          draft.places,
        ),
      };
  }
}

/** The order of selected facts does not matter: the card has its own. */
const comparable = ({ fields, ...rest }: CardDraft) =>
  JSON.stringify([fields.toSorted(), Object.entries(rest).toSorted()]);

export function isSameDraft(one: CardDraft, other: CardDraft): boolean {
  return one === other || comparable(one) === comparable(other);
}

/** A stored card as a draft: images without a place wait behind the others. */
export function draftOf(
  card: Pick<CompositeCard, 'name' | 'template' | 'language' | 'fields' | 'slots' | 'images'>,
  slotNames: readonly string[],
): CardDraft {
  const { name, template, language, fields, slots, images } = card;
  const known = new Set(images.map(({ id }) => id));
  const placed = slotNames.map((slot): PlacedPhoto | null => {
    const found = slots.find((one) => one.slot === slot && known.has(one.imageId));
    return found ? { picture: found.imageId, x: found.x, y: found.y, zoom: found.zoom } : null;
  });
  const used = new Set(placed.map((photo) => photo?.picture));
  const waiting = images.filter(({ id }) => !used.has(id)).map(({ id }) => fresh(id));
  const places = slotNames.length;
  return { name, template, language, fields, places, photos: [...placed, ...waiting] };
}

/** A new card: the first template, filled from the talent's record. */
export function emptyDraft(options: CardOptions, language: 'th' | 'en', name: string): CardDraft {
  const first = options.templates[0];
  const places = first?.slots.length ?? 0;
  const known = options.fields.filter(({ isKnown, isAllowed }) => isKnown && isAllowed);
  return {
    name,
    template: first?.template ?? 'Classic',
    language,
    fields: known.map(({ field }) => field),
    places,
    photos: padded([], places),
  };
}

/** All images of the card in order: those in slots, then surplus ones. */
export function picturesOf({ photos }: CardDraft): string[] {
  return [...new Set(photos.flatMap((photo) => (photo ? [photo.picture] : [])))];
}
