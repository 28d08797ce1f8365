import { toIsoDate } from '@dara/kit/format';
import { daysFrom } from '@dara/model';
import { mockApi, problem, renderPage, renderPart } from '@dara/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { id, listOf, summary, talent } from '../../testing/fixtures.ts';
import { settle } from '../../testing/settle.ts';
import { page } from './talent-list-page.tsx';
import type { TalentDetail } from '../../api/generated.ts';
import { sharedCard } from '../../testing/cards.ts';
import { TalentCards } from './talent-cards.tsx';

const api = mockApi();

const tags = [
  { id: id('tag', 1), th: 'ดนตรี', en: 'Music' },
  { id: id('tag', 2), th: 'กีฬา', en: 'Sports' },
];

function answerAll(total = 30) {
  api.get('/api/talent/summary', summary);
  api.get('/api/talent/tags', tags);
  api.get('/api/talent', listOf([talent(1), talent(2, { image: null })], total));
}

const render = (url = '/talent', locale: 'th' | 'en' = 'en') =>
  renderPage(page, { path: '/talent', url, locale, messages: remote.messages });

const asked = () =>
  api.requests
    .filter(({ path }) => path === '/api/talent')
    .map(({ url }) => decodeURIComponent(url.search.slice(1)));

const ORDER = 'sortByColumn=Followers&sortByAlphabetically=desc';

// Beside the list on desktops alone, so it is not in sight of the tests' small window.
const hidden = true;

const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group, hidden })).getByRole('link', { name, hidden });

it.each([
  ['/talent', 0],
  ['/talent?talentGroup=Actor', 500],
])(
  'scrolls the row of groups to a chosen one alone, so that nothing moves under a finger: %s',
  async (url, to) => {
    const rects = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockImplementation(function rect(this: HTMLElement) {
        return { left: this.getAttribute('aria-current') ? 500 : 0, width: 0 } as DOMRect;
      });
    answerAll();
    await render(url);
    const groups = await screen.findByRole('navigation', { name: 'Categories' });
    await within(groups).findByRole('link', { name: /^Actors? ?\d/ });
    expect(within(groups).getByRole('list').scrollLeft).toBe(to);
    rects.mockRestore();
  },
);

it('shows twelve a page, the most followed first, with the number found', async () => {
  answerAll();
  await render();
  expect(await screen.findByRole('link', { name: 'ศิลปิน 1' })).toHaveAttribute(
    'href',
    `/talent/${id('talent', 1)}`,
  );
  expect(asked()).toEqual([`page=1&size=12&${ORDER}`]);
  expect(screen.getByText('30 talents found')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Our talents' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/talent?page=3');
});

it.each([
  ['en', ['29 years', '168 cm', 'dark brown hair'], '1.2M followers'],
  ['th', ['29 ปี', '168 ซม.', 'ผมสีน้ำตาลเข้ม'], '1.2 ล้าน ผู้ติดตาม'],
] as const)(
  'shows what one casts by, and the followers of influencers alone (%s)',
  async (locale, line, followers) => {
    answerAll();
    const known = { age: 29, height: 168, hairColour: 'darkBrown', followers: 1_200_000 };
    const unknown = { age: null, height: null, hairColour: 'ombré' };
    const people = [
      talent(1, { talentTypes: ['Actor'], ...known }),
      talent(2, { talentTypes: ['Singer', 'Influencer'], ...known }),
      talent(3, { talentTypes: ['LiveTalent'], ...known, ...unknown }),
    ];
    api.get('/api/talent', listOf(people, 3));
    await render('/talent', locale);
    const cards = await screen.findAllByRole('article');
    const facts = cards.map((card) => [...card.querySelectorAll('p:first-of-type span')]);
    expect(facts.map((spans) => spans.slice(1).map((span) => span.textContent))).toEqual([
      line,
      [...line, followers],
      [],
    ]);
  },
);

it('says who is free on the wanted days, and whom to ask about', async () => {
  answerAll();
  const people = [talent(1, { availability: 'Free' }), talent(2, { availability: 'Ask' })];
  api.get('/api/talent', listOf(people, 2));
  const [from, to] = [10, 12].map((count) => daysFrom(toIsoDate(Date.now()), count));
  const { currentUrl } = await render(`/talent?free=${to}&free=${from}`);
  const cards = await screen.findAllByRole('article');
  expect(within(cards[0]!).getByText('Free on your dates')).toBeVisible();
  expect(within(cards[1]!).getByText('Ask us about your dates')).toBeVisible();
  expect(asked()[0]).toContain(`freeFrom=${from}&freeTo=${to}`);
  const group = within(screen.getByRole('group', { name: 'Free on dates', hidden }));
  fireEvent.change(group.getByLabelText('To'), { target: { value: from } });
  await userEvent.click(group.getByRole('button', { name: 'Apply', hidden }));
  await waitFor(() => expect(currentUrl()).toBe(`/talent?free=${from}`));
  await userEvent.click(await screen.findByRole('link', { name: /^Remove Free on dates: / }));
  await waitFor(() => expect(currentUrl()).toBe('/talent'));
});

it('is shown in Thai', async () => {
  answerAll();
  await render('/talent', 'th');
  expect(await screen.findByText('พบศิลปิน 30 คน')).toBeVisible();
  expect(screen.getByRole('link', { name: /เมกะสตาร์/ })).toBeVisible();
});

it.each([
  ['followers=0-999', 'followersFrom=0&followersTo=999'],
  ['followers=1000001', 'followersFrom=1000001'],
  ['followers=5000-9000', 'followersFrom=5000&followersTo=9000'],
  ['followers=1000-9999', 'followersFrom=1000&followersTo=9999'],
  ['age=18-24', 'age=18-24'],
  ['age=25-34&age=18-24&age=x', 'age=18-24&age=25-34'],
  ['age=61', 'age=61-'],
  ['age=30&age=20', 'age=20-30'],
  ['height=170-179.9', 'height=170-179.9'],
  ['height=165&height=', 'height=165-'],
  ['gender=Female&gender=Male', 'gender=Male&gender=Female'],
  ['hairColour=black&skinTone=tan&language=th', 'hairColour=black&skinTone=tan&language=th'],
  ['engagementRate=0-0.99', 'engagementRateFrom=0&engagementRateTo=0.99'],
  ['engagementRate=20.01', 'engagementRateFrom=20.01'],
  ['channel=Tiktok', 'channel=Tiktok'],
  ['talentGroup=Influencer', 'talentGroup=Influencer&channel=Instagram'],
  ['talentGroup=Influencer&channel=All', 'talentGroup=Influencer'],
  ['talentGroup=Influencer&channel=Youtube', 'talentGroup=Influencer&channel=Youtube'],
  ['tags=a&tags=b', 'tags=a&tags=b'],
  ['gender=LGBTQ%2B', 'gender=LGBTQ+'],
  ['keyword=%E0%B8%99%E0%B9%89%E0%B8%B3', 'keyword=น้ำ'],
  ['page=2', 'page=2'],
  ['sort=DisplayName&order=asc', 'sortByColumn=DisplayName&sortByAlphabetically=asc'],
  ['talentGroup=NewBorn', 'sortByColumn=CreatedAt&sortByAlphabetically=desc'],
])('asks for what the address says: %s', async (address, wanted) => {
  answerAll();
  await render(`/talent?${address}`);
  await screen.findByText('30 talents found');
  const query = new URLSearchParams(asked()[0]?.replaceAll('+', '%2B'));
  for (const [name, value] of new URLSearchParams(wanted.replaceAll('+', '%2B'))) {
    expect(query.getAll(name)).toContain(value);
  }
  const narrowed = /^(channel|followersTo|engagementRateTo)$/;
  for (const name of query.keys()) {
    if (narrowed.test(name)) expect(wanted).toContain(`${name}=`);
  }
});

it('ignores what the address may not say', async () => {
  answerAll();
  await render(
    '/talent?page=0&size=500&sort=Email&talentGroup=King&followers=x-y&channel=Myspace&age=a&age=9-1&hairColour=blue&skinTone=x&language=xx&free=2001-01-01&free=2999-02-31',
  );
  await screen.findByText('30 talents found');
  expect(asked()).toEqual([`page=1&size=12&${ORDER}`]);
});

it('writes each press into the address and goes back to the first page', async () => {
  answerAll();
  const { currentUrl } = await render('/talent?page=2');
  await screen.findByText('30 talents found');
  await userEvent.click(chip('Channel', 'TikTok'));
  await waitFor(() => expect(currentUrl()).toBe('/talent?channel=Tiktok'));
  await screen.findByRole('link', { name: 'Remove Channel: TikTok' });
  await userEvent.click(chip('Followers', 'Over 1M'));
  await waitFor(() => expect(currentUrl()).toBe('/talent?channel=Tiktok&followers=1000001'));
  await screen.findByRole('link', { name: 'Remove Followers: Over 1M' });
  await userEvent.click(chip('Skills and interests', 'Music'));
  await screen.findByRole('link', { name: 'Remove Skills and interests: Music' });
  await userEvent.click(chip('Skills and interests', 'Sports'));
  await waitFor(() => expect(currentUrl()).toContain(`tags=${tags[0]?.id}&tags=${tags[1]?.id}`));
  await screen.findByRole('link', { name: 'Remove Skills and interests: Sports' });
  await userEvent.click(screen.getByText(/^Sort by/));
  await userEvent.click(screen.getByRole('link', { name: 'Newest first' }));
  await waitFor(() => expect(currentUrl()).toContain('sort=CreatedAt&order=desc'));
  await waitFor(() => expect(asked().at(-1)).toContain('sortByColumn=CreatedAt'));
});

it('shows filters as chips that take themselves away', async () => {
  answerAll();
  const { currentUrl } = await render('/talent?talentGroup=Actor&gender=Female&followers=0-999');
  await screen.findByText('30 talents found');
  await userEvent.click(screen.getByRole('link', { name: 'Remove Followers: Under 1K' }));
  await waitFor(() => expect(currentUrl()).toBe('/talent?talentGroup=Actor&gender=Female'));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Remove Followers: Under 1K' })).toBeNull(),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters', hidden }));
  await waitFor(() => expect(currentUrl()).toBe('/talent?talentGroup=Actor'));
});

it('looks at influencers on Instagram until every channel is wanted', async () => {
  answerAll();
  const { currentUrl } = await render('/talent');
  await userEvent.click(await screen.findByRole('link', { name: /Influencers/ }));
  await waitFor(() => expect(currentUrl()).toBe('/talent?talentGroup=Influencer'));
  const remove = await screen.findByRole('link', { name: 'Remove Channel: Instagram' });
  expect(chip('Channel', 'Instagram')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(remove);
  await waitFor(() => expect(currentUrl()).toBe('/talent?talentGroup=Influencer&channel=All'));
  await waitFor(() => expect(chip('Channel', 'Instagram')).not.toHaveAttribute('aria-current'));
});

it('searches by name', async () => {
  answerAll();
  const { currentUrl } = await render();
  await userEvent.type(await screen.findByRole('combobox'), 'น้ำผึ้ง{Enter}');
  await waitFor(() => expect(decodeURIComponent(currentUrl())).toBe('/talent?keyword=น้ำผึ้ง'));
});

it('suggests names of those found and all tags while one types', async () => {
  answerAll();
  await render();
  await screen.findByText('30 talents found');
  const box = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(box, 'n');
  const offered = [...(box.list?.options ?? [])].map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining(['ศิลปิน 1', 'Nick1', 'Nick2', 'Music', 'Sports']));
});

it('offers the same filters in a sheet on phones', async () => {
  answerAll();
  const { currentUrl, router } = await render('/talent?gender=Male');
  await screen.findByText('30 talents found');
  await userEvent.click(screen.getByRole('link', { name: 'Filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  const inSheet = within(sheet);
  await userEvent.click(inSheet.getByRole('link', { name: 'Over 20%' }));
  await inSheet.findByRole('link', { name: 'Over 20%', current: true });
  await userEvent.click(inSheet.getByRole('link', { name: 'YouTube' }));
  await inSheet.findByRole('link', { name: 'YouTube', current: true });
  await userEvent.click(inSheet.getByRole('button', { name: /30/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(currentUrl()).toBe('/talent?channel=Youtube&engagementRate=20.01&gender=Male'),
  );
  // Everything that was chosen in the sheet is one step of the history.
  await act(() => router.navigate(-1));
  await waitFor(() => expect(currentUrl()).toBe('/talent?gender=Male'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes the sheet by going back, which leaves the filters as they were', async () => {
  answerAll();
  const { currentUrl, router } = await render('/talent?gender=Male');
  await screen.findByText('30 talents found');
  await userEvent.click(screen.getByRole('link', { name: 'Filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(within(sheet).getByRole('link', { name: 'YouTube' }));
  await waitFor(() => expect(currentUrl()).toContain('channel=Youtube'));
  expect(sheet).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(currentUrl()).toBe('/talent?gender=Male'));
  expect(router.state.location.key).toBe('default');
});

it('closes the sheet without a trace when nothing was chosen', async () => {
  answerAll();
  const { router } = await render('/talent?gender=Male');
  await screen.findByText('30 talents found');
  await userEvent.click(screen.getByRole('link', { name: 'Filters (1)' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.key).toBe('default');
});

it('shows ten thousand by pages of twelve', async () => {
  answerAll();
  api.get('/api/talent', listOf([talent(1)], 10_000));
  await render('/talent?page=417');
  expect(await screen.findByText('10,000 talents found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 834' })).toHaveAttribute(
    'href',
    '/talent?page=834',
  );
  expect(screen.getAllByRole('link', { name: /^Page \d+$/ }).length).toBeLessThan(10);
});

it('leads to the casting team by a form over the page', async () => {
  answerAll();
  await render();
  const prompt = await screen.findByRole('link', { name: 'Contact our casting team' });
  expect(prompt).toHaveAttribute('href', '/contact');
  await userEvent.click(prompt);
  const form = await screen.findByRole('form', { name: 'Contact our casting team' });
  await waitFor(() => expect(within(form).getByLabelText(/^Your name/)).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says when nothing matches, past the end, and when the call fails', async () => {
  answerAll();
  api.get('/api/talent', listOf([], 0));
  const none = await render('/talent?keyword=zzz');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  none.unmount();
  api.get('/api/talent', listOf([], 30));
  const past = await render('/talent?page=9');
  expect(await screen.findByText('This page is empty')).toBeVisible();
  past.unmount();
  api.get('/api/talent', problem(500, 'INTERNAL'));
  await settle(await render('/talent'));
  answerAll();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('30 talents found')).toBeVisible();
});

it('does without tags when there are none', async () => {
  answerAll();
  api.get('/api/talent/tags');
  await render();
  await screen.findByText('30 talents found');
  expect(screen.queryByRole('group', { name: 'Skills and interests', hidden })).toBeNull();
});

describe('talent cards', () => {
  const { IntersectionObserver: original } = globalThis;

  /** The window comes near what is watched at once, or never. */
  function watchWindow(isNear: boolean): void {
    globalThis.IntersectionObserver = class extends original {
      constructor(private readonly tell: IntersectionObserverCallback) {
        super(tell);
      }
      override observe(): void {
        if (isNear) this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
    };
  }

  beforeEach(() => watchWindow(true));

  afterEach(() => {
    globalThis.IntersectionObserver = original;
  });

  const person = (count: number) =>
    ({
      ...talent(1),
      compositeCards: Array.from({ length: count }, (_, index) => sharedCard(index + 1)),
    }) as unknown as TalentDetail;

  const show = (count: number) =>
    renderPart(<TalentCards talent={person(count)} />, { locale: 'en', messages: remote.messages });

  it('shows shared cards, turns one over and enlarges it', async () => {
    api.get('/api/talent/:id/compositecard', { items: [sharedCard(1), sharedCard(2)] });
    await show(2);
    expect(screen.getByRole('heading', { name: 'Composite cards' })).toBeVisible();
    expect(await screen.findByRole('img', { name: /Card 1 .*front/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the back: Card 2' }));
    expect(screen.getByRole('img', { name: /Card 2 .*back: 168 ซม\./ })).toBeVisible();
    expect(screen.getByRole('img', { name: /Card 1 .*front/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Full size: Card 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Card 1' });
    expect(within(dialog).getByRole('img', { name: /front: แก้ม/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('fetches nothing while it is far from the window', async () => {
    watchWindow(false);
    await show(1);
    expect(screen.getByRole('heading', { name: 'Composite cards' })).toBeVisible();
    expect(api.requests).toEqual([]);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });

  it('is not there, and asks for nothing, without shared cards', async () => {
    await show(0);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(api.requests).toEqual([]);
  });

  it('offers to try again when the cards do not load', async () => {
    api.get('/api/talent/:id/compositecard', problem(503, 'UNAVAILABLE'));
    await show(1);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.get('/api/talent/:id/compositecard', { items: [sharedCard(1)] });
    await userEvent.click(again);
    expect(await screen.findByRole('img', { name: /Card 1/ })).toBeVisible();
  });
});

describe('talent search', () => {
  const render = (url: string, locale: 'th' | 'en' = 'en') =>
    renderPage(page, { path: '/talent', url, locale, messages: remote.messages });

  beforeEach(() => {
    api.get('/api/talent/summary', summary);
    api.get('/api/talent/tags', []);
  });

  it('searches by relevance, and says that more were found than are counted', async () => {
    api.get('/api/talent', { ...listOf([talent(1)], 1000), isTotalBound: true });
    await render('/talent?keyword=na');
    expect(await screen.findByText('1,000+ talents found')).toBeVisible();
    expect(asked()).toEqual(['keyword=na&page=1&size=12']);
  });

  it.each([
    ['en', 'Namphueng'],
    ['th', 'น้ำผึ้ง'],
  ] as const)('suggests a name where nothing is found (%s)', async (locale, name) => {
    api.get('/api/talent', { ...listOf([], 0), suggestion: { th: 'น้ำผึ้ง', en: 'Namphueng' } });
    await render('/talent?keyword=nampix&gender=Male', locale);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/talent?${new URLSearchParams({ keyword: name }).toString()}`,
    );
  });
});
