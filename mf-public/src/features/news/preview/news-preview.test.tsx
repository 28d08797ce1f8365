import { NEWS_PREVIEW_READY, NEWS_PREVIEW_TEXTS } from '@dara/model';
import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { act, screen } from '@testing-library/react';
import type { NewsPreview } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { picture, story } from '../../../testing/fixtures.ts';
import { readLiveTexts } from './live-texts.ts';
import { page } from '../news-detail-page.ts';

const api = mockApi();
const path = '/news/preview/:token';

const preview: NewsPreview = {
  ...story(1),
  title: { th: 'เรื่องที่ยังไม่เผยแพร่', en: 'Not public yet' },
  detail: { th: '<p>เนื้อหา</p>', en: '<p>Text</p>' },
  shareImage: picture(9),
  talents: [],
  byline: { th: '', en: '' },
  photoCredit: { th: '', en: '' },
  updatedAt: '2026-11-05T05:00:00.000Z',
  isDraft: true,
  expiresAt: '2026-12-05T05:00:00.000Z',
};

const show = () =>
  renderPage(page, {
    path,
    url: '/news/preview/abc',
    locale: 'en',
    messages: remote.messages,
  });

const texts = {
  type: NEWS_PREVIEW_TEXTS,
  title: { th: 'ก', en: 'Typed just now' },
  shortDescription: { th: '', en: '' },
  detail: { th: '', en: '<p>New <img src=x onerror=alert(1)>text</p>' },
};

test('shows the article as readers will see it, under a ribbon that says it is not public', async () => {
  api.get('/api/news/preview/:token', preview);
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Not public yet' })).toBeVisible();
  const ribbon = screen.getByRole('note');
  expect(ribbon).toHaveTextContent(/^Preview · not public ?Seen only by those/);
  expect(ribbon).toHaveTextContent('with changes that are not saved yet');
  expect(screen.queryByRole('button', { name: /Facebook|LINE/ })).toBeNull();
});

test('a link that is over says so and leads nowhere', async () => {
  api.get('/api/news/preview/:token', problem(404, 'NEWS_NOT_EXIST'));
  await show();
  expect(
    await screen.findByRole('heading', { name: 'This preview link is no longer valid' }),
  ).toBeVisible();
});

test('a failure can be tried again', async () => {
  api.get('/api/news/preview/:token', problem(500, 'INTERNAL'));
  await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('in a frame', () => {
  const parent = { postMessage: jest.fn() };
  const realParent = window.parent;
  beforeEach(() => {
    parent.postMessage.mockClear();
    Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  });
  afterEach(() =>
    Object.defineProperty(window, 'parent', { value: realParent, configurable: true }),
  );

  const post = (data: unknown, origin: string, source: unknown) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });

  test('it follows what is typed in the form around it, and no other frame', async () => {
    api.get('/api/news/preview/:token', preview);
    await show();
    await screen.findByRole('heading', { name: 'Not public yet' });
    const { origin } = window.location;
    expect(parent.postMessage).toHaveBeenCalledWith({ type: NEWS_PREVIEW_READY }, origin);
    await post(texts, 'https://evil.test', parent);
    await post(texts, origin, {});
    await post({ ...texts, title: 'x' }, origin, parent);
    expect(screen.getByRole('heading', { name: 'Not public yet' })).toBeVisible();
    await post(texts, origin, parent);
    expect(screen.getByRole('heading', { name: 'Typed just now' })).toBeVisible();
    expect(screen.getByText('New text').innerHTML).toBe('New text');
    expect(screen.getByRole('note')).toHaveTextContent('Follows what is being typed');
  });
});

test.each([
  null,
  'x',
  { type: 'other' },
  { ...texts, detail: { th: 'x' } },
  { ...texts, title: { th: 1, en: 2 } },
  { ...texts, detail: { th: 'x'.repeat(2_000_001), en: '' } },
])('ignores a message of another shape: %#', (data) => {
  expect(readLiveTexts(data)).toBeNull();
});
