import { cardOptions, storedCard } from '../../../testing/cards.ts';
import {
  changed,
  draftOf,
  emptyDraft,
  isSameDraft,
  picturesOf,
  type CardDraft,
} from './card-draft.ts';
import { historyReducer, startHistory, type HistoryAction } from './draft-history.ts';

const begun = emptyDraft(cardOptions, 'th', 'การ์ดที่ 1');
const place = (draft: CardDraft, ...pictures: string[]) =>
  pictures.reduce((now, picture, slot) => changed(now, { kind: 'place', slot, picture }), draft);
const inPlaces = ({ photos }: CardDraft) => photos.map((photo) => photo?.picture ?? null);

test('a new card has the places of the first template and the facts that are known', () => {
  expect(begun).toMatchObject({ template: 'Classic', places: 5, language: 'th' });
  expect(inPlaces(begun)).toEqual([null, null, null, null, null]);
  expect(begun.fields).toEqual(['height', 'weight']);
});

test('an image of another place swaps places, a new one replaces the old one', () => {
  const draft = place(begun, 'a', 'b', 'c');
  expect(inPlaces(changed(draft, { kind: 'place', slot: 0, picture: 'c' }))).toEqual([
    'c',
    'b',
    'a',
    null,
    null,
  ]);
  expect(inPlaces(changed(draft, { kind: 'place', slot: 0, picture: 'd' }))).toEqual([
    'd',
    'b',
    'c',
    null,
    null,
  ]);
});

test('swapping keeps how each photo was moved', () => {
  const moved = changed(place(begun, 'a', 'b'), { kind: 'view', slot: 0, x: 0.5, y: -1, zoom: 2 });
  const swapped = changed(moved, { kind: 'swap', from: 0, to: 3 });
  expect(inPlaces(swapped)).toEqual([null, 'b', null, 'a', null]);
  expect(swapped.photos[3]).toEqual({ picture: 'a', x: 0.5, y: -1, zoom: 2 });
});

describe('another template', () => {
  const five = place(begun, 'a', 'b', 'c', 'd', 'e');
  const beauty = changed(five, { kind: 'template', template: 'Beauty', places: 3 });

  test('keeps the photos in order; those without a slot return with more slots', () => {
    expect(inPlaces(beauty)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(picturesOf(beauty)).toEqual(['a', 'b', 'c', 'd', 'e']);
    const portfolio = changed(beauty, { kind: 'template', template: 'Portfolio', places: 6 });
    expect(inPlaces(portfolio)).toEqual(['a', 'b', 'c', 'd', 'e', null]);
  });

  test('closes gaps before a photo falls off', () => {
    const gap = changed(five, { kind: 'clear', slot: 1 });
    const smaller = changed(gap, { kind: 'template', template: 'Beauty', places: 3 });
    expect(inPlaces(smaller)).toEqual(['a', 'c', 'd', 'e']);
  });

  test('leaves gaps alone where everything has a place', () => {
    const two = changed(place(begun, 'a', 'b'), { kind: 'swap', from: 1, to: 2 });
    const smaller = changed(two, { kind: 'template', template: 'Beauty', places: 3 });
    expect(inPlaces(smaller)).toEqual(['a', null, 'b']);
  });

  test('a waiting photo takes a place by trading it', () => {
    expect(inPlaces(changed(beauty, { kind: 'place', slot: 0, picture: 'e' }))).toEqual([
      'e',
      'b',
      'c',
      'd',
      'a',
    ]);
  });
});

test('empty places are filled in order with images that are not on the card yet', () => {
  const draft = changed(place(begun, 'a', 'b'), { kind: 'swap', from: 1, to: 2 });
  const filled = changed(draft, { kind: 'fill', pictures: ['a', 'x', 'y', 'b', 'z', 'q'] });
  expect(inPlaces(filled)).toEqual(['a', 'x', 'b', 'y', 'z']);
});

test('a stored card becomes a draft; images without a place wait', () => {
  const draft = draftOf(storedCard, ['front', 'back1', 'back2', 'back3', 'back4']);
  expect(inPlaces(draft)).toEqual(['i1', 'i2', null, null, null, 'i3']);
  expect(draft.photos[1]).toEqual({ picture: 'i2', x: 0.2, y: -0.4, zoom: 1.5 });
});

test('drafts differ by what they say, not by the order in which facts were ticked', () => {
  const off = changed(begun, { kind: 'field', field: 'height', isShown: false });
  const on = changed(off, { kind: 'field', field: 'height', isShown: true });
  expect(isSameDraft(off, begun)).toBe(false);
  expect(on.fields).toEqual(['weight', 'height']);
  expect(isSameDraft(on, begun)).toBe(true);
});

describe('undo and redo', () => {
  const run = (...actions: HistoryAction[]) => actions.reduce(historyReducer, startHistory(begun));
  const put = (slot: number, picture: string): HistoryAction => ({
    type: 'change',
    change: { kind: 'place', slot, picture },
  });
  const nudge = (x: number, merge?: string): HistoryAction => ({
    type: 'change',
    change: { kind: 'view', slot: 0, x, y: 0, zoom: 1 },
    merge,
  });

  test('go back and forth step by step', () => {
    const back = run(put(0, 'a'), put(1, 'b'), { type: 'undo' });
    expect(inPlaces(back.present).slice(0, 2)).toEqual(['a', null]);
    const forth = historyReducer(back, { type: 'redo' });
    expect(inPlaces(forth.present).slice(0, 2)).toEqual(['a', 'b']);
    expect(forth.future).toEqual([]);
    expect(historyReducer(forth, { type: 'redo' })).toBe(forth);
  });

  test('a new change ends what could be done again', () => {
    const history = run(put(0, 'a'), { type: 'undo' }, put(0, 'b'));
    expect(history.future).toEqual([]);
    expect(history.past).toEqual([begun]);
  });

  test('changes with one coalesce key are one step, with another key another', () => {
    const history = run(put(0, 'a'), nudge(0.1, 'k1'), nudge(0.2, 'k1'), nudge(0.3, 'k2'));
    expect(history.past).toHaveLength(3);
    const back = historyReducer(history, { type: 'undo' });
    expect(back.present.photos[0]?.x).toBe(0.2);
    expect(historyReducer(back, { type: 'undo' }).present.photos[0]?.x).toBe(0);
  });

  test('what changes nothing is no step', () => {
    const history = run(put(0, 'a'));
    expect(historyReducer(history, put(0, 'a'))).toBe(history);
  });

  test('another card taken over can be taken back', () => {
    const other = draftOf(storedCard, ['front', 'back1', 'back2', 'back3', 'back4']);
    const history = run(put(0, 'a'), { type: 'replace', draft: other }, { type: 'undo' });
    expect(inPlaces(history.present)[0]).toBe('a');
  });

  test('memory has an end', () => {
    const many = Array.from({ length: 150 }, (_, index) => nudge(index / 200));
    expect(run(put(0, 'a'), ...many).past).toHaveLength(100);
  });
});
