import { mockApi, problem, renderPage, type MockRequest } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { job, listOf, story, talent } from '../../testing/fixtures.ts';
import { answerHome, about, home } from '../../testing/home.ts';
import en from '../../messages/en.json';
import th from '../../messages/th.json';
import { page } from './home-page.tsx';
import { HOME_LIMITS, HOME_SECTIONS } from '@dara/model';

const api = mockApi();

const never = () => new Promise<undefined>(() => undefined);

const failed = () => problem(500, 'INTERNAL');

const answerAll = () => answerHome(api);

const render = (locale: 'th' | 'en' = 'en') =>
  renderPage(page, { locale, messages: remote.messages });

const section = (name: string) => screen.findByRole('region', { name });

const asked = (path: string) =>
  api.requests
    .filter((request) => request.path === path)
    .map(({ url }) => Object.fromEntries(url.searchParams));

/** Which part asks for what, and what it says when there is nothing. */
const PARTS = [
  ['Talk of the town', '/api/news', 'TalkOfTheTown', 'Nothing to talk about yet', 'Story 11'],
  ['Our talents', '/api/talent', 'MegaStar', 'No talents in this category yet', 'ดาวMegaStar'],
  ['News', '/api/news', 'General', 'No news yet', 'Story 1'],
  ['Open jobs', '/api/job', '', 'No jobs are open right now', 'Job 1'],
  ['Our clients', '/api/client', '', 'No clients yet', 'Client 1'],
] as const;

/** Answers one part's call in another way, everything else as before. */
function answerPart(path: string, kind: string, answer: (request: MockRequest) => unknown) {
  const usual = { '/api/news': story(1), '/api/talent': talent(1), '/api/job': job(1) };
  api.get(path, (request) => {
    const { searchParams } = request.url;
    const isPart = !kind || [...searchParams.values()].includes(kind);
    const other = usual[path as keyof typeof usual];
    return (isPart ? answer(request) : listOf([other])) as object;
  });
}

it('asks once for exactly what the product fixes', async () => {
  answerAll();
  await render();
  await screen.findByText('Job 1');
  // The groups that are not in sight follow in the first idle moment.
  await waitFor(() => expect(asked('/api/talent')).toHaveLength(9));
  expect(asked('/api/news')).toEqual([
    { type: 'TalkOfTheTown', page: '1', size: '10' },
    { type: 'General', page: '1', size: '4' },
  ]);
  const groups = asked('/api/talent');
  expect(groups.map((query) => query.talentGroup)).toEqual([
    'MegaStar',
    'NewBorn',
    'SuperStar',
    'RisingStar',
    'Influencer',
    'Actor',
    'Singer',
    'LiveTalent',
    'NewBorn',
  ]);
  const [, newFaces, ...others] = groups;
  expect(newFaces).toMatchObject({ page: '1', size: '4', sortByColumn: 'CreatedAt' });
  for (const query of others) expect(query).toMatchObject({ page: '1', size: '8' });
  expect(groups.at(-1)).toMatchObject({ sortByColumn: 'CreatedAt', sortByAlphabetically: 'desc' });
  expect(asked('/api/talent/summary')).toHaveLength(1);
  expect(asked('/api/job')).toEqual([{ page: '1', size: '8' }]);
  expect(asked('/api/client')).toEqual([{ page: '1', size: '24' }]);
  expect(asked('/api/page/about')).toHaveLength(1);
  expect(asked('/api/home')).toHaveLength(1);
  expect(api.requests).toHaveLength(16);
});

it('shows every part in the order of the product, in English', async () => {
  answerAll();
  await render();
  await screen.findByText('Job 1');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent);
  expect(headings).toEqual([
    'Our talents',
    'New faces',
    'Talk of the town',
    'Open jobs',
    'Our clients',
    'News',
    'About us',
    'Work with Dara',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('the right star');
  expect(screen.getByText('96')).toBeVisible();
  expect(await section('Talk of the town')).toHaveTextContent('Story 11');
  expect(await section('News')).toHaveTextContent('5 Nov 2026');
});

it('shows every part in Thai, with dates of the Buddhist year', async () => {
  answerAll();
  await render('th');
  expect(await section('ข่าวสาร')).toHaveTextContent('5 พ.ย. 2569');
  const jobs = await section('งานที่เปิดรับ');
  expect(jobs).toHaveTextContent('งาน 1');
  expect(jobs).toHaveTextContent('฿25,000 – ฿40,000 ต่อวัน');
  expect(within(jobs).getAllByText(/฿/)).toHaveLength(1);
});

it('shows one group of talents at a time, and keeps the others a press away', async () => {
  answerAll();
  await render();
  const talents = await section('Our talents');
  expect(await within(talents).findByText('ดาวMegaStar')).toBeVisible();
  expect(within(talents).getAllByRole('tab')).toHaveLength(8);
  await userEvent.click(within(talents).getByRole('tab', { name: 'New faces' }));
  expect(await within(talents).findByText('ดาวNewBorn')).toBeVisible();
  await waitFor(() => expect(within(talents).queryByText('ดาวMegaStar')).toBeNull());
});

it('leads from the new faces to the application, also while their list fails', async () => {
  answerAll();
  const { unmount } = await render();
  const faces = await section('New faces');
  expect(await within(faces).findByText('ดาวNewBorn')).toBeVisible();
  const apply = { name: 'Become a new star' };
  expect(within(faces).getByRole('link', apply)).toHaveAttribute('href', '/newface');
  unmount();
  answerPart('/api/talent', 'NewBorn', failed);
  await render();
  const failing = await section('New faces');
  expect(await within(failing).findByRole('alert')).toBeVisible();
  expect(within(failing).getByRole('link', apply)).toBeVisible();
});

describe.each(PARTS)('%s', (name, path, kind, emptyText, item) => {
  it('loads alone', async () => {
    answerAll();
    answerPart(path, kind, never);
    await render();
    const part = await section(name);
    for (const [other, , , , otherItem] of PARTS) {
      if (other === name || (path === '/api/news' && /^Story/.test(otherItem))) continue;
      expect(await within(await section(other)).findByText(otherItem)).toBeVisible();
    }
    expect(part.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(within(part).queryByText(item)).toBeNull();
  });

  it('fails alone and tries again on demand', async () => {
    answerAll();
    answerPart(path, kind, failed);
    await render();
    const part = await section(name);
    const alert = await within(part).findByRole('alert');
    expect(screen.getAllByRole('alert')).toEqual([alert]);
    answerAll();
    await userEvent.click(within(part).getByRole('button', { name: 'Try again' }));
    expect(await within(part).findByText(item)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says so when it is empty', async () => {
    answerAll();
    answerPart(path, kind, () => listOf([]));
    await render();
    expect(await within(await section(name)).findByText(emptyText)).toBeVisible();
  });
});

it('keeps the places of the faces and figures while they load', async () => {
  answerAll();
  api.get('/api/talent/summary', never);
  api.get('/api/home', never);
  await render();
  const sheet = await section('For every story, the right star');
  expect(within(sheet).getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(within(sheet).getAllByRole('listitem', { hidden: true })).toHaveLength(
    HOME_LIMITS.talents,
  );
  const figure = (await screen.findByText('talents on our roster')).closest('dl');
  expect(figure).toHaveAttribute('aria-busy', 'true');
  expect(figure?.querySelectorAll('dd [aria-hidden]')).toHaveLength(3);
});

it('leaves the figures out when the summary fails', async () => {
  answerAll();
  api.get('/api/talent/summary', failed());
  await render();
  await screen.findByText('Job 1');
  await waitFor(() => expect(screen.queryByText('talents on our roster')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['th', th, 'ดารา |'],
  ['en', en, 'Dara |'],
] as const)('says in %s what the document is about', (locale, messages, beginning) => {
  const head = page.head?.({
    store: { dispatch: () => undefined, getState: () => ({}) },
    params: {},
    url: new URL('https://dara.test/'),
    locale,
    siteName: { th: 'ดารา', en: 'Dara' },
    data: null,
    formatMessage: (messageId) => messages[messageId as keyof typeof messages],
  });
  expect(head?.title.startsWith(beginning)).toBe(true);
  expect(head?.description?.length).toBeGreaterThan(50);
  expect(head).toMatchObject({ canonical: '/', type: 'website' });
});

describe('home edited', () => {
  const render = () => renderPage(page, { locale: 'en', messages: remote.messages });

  it('says of the agency what editors wrote, once they changed it', async () => {
    answerHome(api);
    api.get('/api/page/about', about(2));
    await render();
    const part = await section('Who we are');
    expect(part).toHaveTextContent('In short');
    expect(part.querySelector('strong')).toHaveTextContent('long');
  });

  it('shows what editors decided: words, faces, order, and what is hidden', async () => {
    answerHome(api);
    const sections = [...HOME_SECTIONS].reverse().map((id) => ({ id, shown: id !== 'news' }));
    const { id, name, image } = talent(9);
    const second = talent(10).image;
    const heroTalents = image ? [{ id, name, image, second }] : [];
    api.get('/api/home', home({ sections, heroTalents, heroTitle: { th: 'ดาวของเรา', en: '' } }));
    await render();
    await screen.findByText('Job 1');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent);
    expect(headings).toEqual([
      'Work with Dara',
      'About us',
      'Our clients',
      'Open jobs',
      'Talk of the town',
      'Our talents',
      'New faces',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ดาวของเรา');
    const hero = await section('ดาวของเรา');
    const frame = within(hero).getByRole('listitem');
    expect(within(frame).getByRole('link')).toHaveAttribute('href', `/talent/${id}`);
    expect(frame).toHaveTextContent(/^12/);
    expect(frame.querySelectorAll('img')).toHaveLength(1);
    await userEvent.hover(frame);
    expect(frame.querySelectorAll('img')).toHaveLength(2);
    await userEvent.unhover(frame);
    expect(frame.querySelectorAll('img')).toHaveLength(1);
  });

  it('shows the defaults without decisions of editors', async () => {
    answerHome(api);
    api.get('/api/home', problem(500, 'INTERNAL'));
    await render();
    await screen.findByText('Job 1');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('the right star');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
