import { bodyWith } from '@dara/model';
import type { Profile } from '@dara/sdk/session';
import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { SlotParts, type PlacedSlot } from '@dara/sdk/slot';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declaration from '../../../remote.json';
import type { TalentDetail } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { id, listOf, picture, story, talent } from '../../testing/fixtures.ts';
import { headArgs } from '../../testing/head-args.ts';
import { settle } from '../../testing/settle.ts';
import { page } from './talent-detail-page.tsx';

const api = mockApi();
const TALENT = id('talent', 1);

function detail(changes: Partial<TalentDetail> = {}): TalentDetail {
  return {
    ...bodyWith(() => null),
    ...talent(1, { talentTypes: ['MegaStar', 'Singer'] }),
    firstName: { th: 'กานต์', en: 'Kan' },
    lastName: { th: 'แสงดาว', en: 'Saengdao' },
    isMinor: false,
    ...{ weight: 54, chest: 34, waist: 24.5, hip: 37.5, shoes: 40 },
    ...{ eyeColour: 'black', hairColour: 'copper' },
    languages: ['th', 'en'],
    bio: { th: 'นักแสดงนำ', en: 'A leading actor' },
    reel: null,
    album: [picture(1), picture(2), picture(3)],
    socialMedia: [
      {
        channel: 'Instagram',
        name: 'kan.s',
        link: 'https://instagram.example/kan.s',
        followers: 1_250_000,
        engagementRate: 4.31,
      },
      { channel: 'Youtube', name: 'kan', link: null, followers: 20_000, engagementRate: null },
    ],
    works: [
      {
        id: id('work', 1),
        talentType: 'MegaStar',
        experiences: [
          {
            id: id('experience', 1),
            customerName: 'Bansuan',
            ...{ project: null, role: null },
            experienceType: 'Internal',
            hireDate: '2025-03-01',
            link: 'javascript:alert(1)',
            images: [],
          },
        ],
      },
      { id: id('work', 2), talentType: 'Singer', experiences: [] },
    ],
    compositeCards: [],
    ...changes,
  };
}

function answerAll(changes: Partial<TalentDetail> = {}) {
  api.get('/api/talent/:id', detail(changes));
  api.get('/api/talent', listOf([talent(1), talent(2), talent(3)]));
  api.get('/api/news', listOf([]));
}

const render = (locale: 'th' | 'en' = 'en', profile?: Profile) =>
  renderPage(page, {
    profile,
    path: '/talent/:id',
    url: `/talent/${TALENT}`,
    locale,
    messages: remote.messages,
    errorTexts: remote.errorTexts,
  });

const part = (name: string) => screen.getByRole('region', { name });

it.each([
  [TALENT, 1],
  [id('talent', 2), 0],
])('leads the talent alone back to the own profile', async (talentId, links) => {
  answerAll();
  await render('en', person('Talent', { talentId }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const back = screen.queryAllByRole('link', { name: 'Back to my profile' });
  expect(back.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/talent/profile'),
  );
});

it('shows who the talent is, with figures of body and channels', async () => {
  answerAll();
  await render();
  expect(await screen.findByRole('heading', { level: 1, name: 'ศิลปิน 1' })).toBeVisible();
  expect(screen.getByText('A leading actor')).toBeVisible();
  const about = within(part('About'));
  for (const fact of ['Kan Saengdao', 'Nick1', '24 years', 'Thai', 'Thai, English']) {
    expect(about.getByText(fact)).toBeVisible();
  }
  const body = within(part('Measurements'));
  for (const fact of ['168 cm', '54 kg', '24.5 in', 'EU 40', 'Black', 'copper']) {
    expect(body.getByText(fact)).toBeVisible();
  }
  expect(body.queryByText('Skin tone')).toBeNull();
  const social = within(part('Social channels'));
  expect(social.getByText('1.3M')).toBeVisible();
  expect(social.getByText('4.31%')).toBeVisible();
  expect(social.getByText('subscribers')).toBeVisible();
  expect(social.getByRole('link', { name: /kan.s/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
});

it('is shown in Thai, and tells the age alone', async () => {
  answerAll();
  await render('th');
  expect(await screen.findByText('กานต์ แสงดาว')).toBeVisible();
  expect(within(part('ข้อมูลส่วนตัว')).getByText('24 ปี')).toBeVisible();
  expect(screen.queryByText('วันเกิด')).toBeNull();
  expect(screen.getByText('24.5 นิ้ว')).toBeVisible();
});

it('shows less of a minor, without empty places', async () => {
  answerAll({
    isMinor: true,
    weight: null,
    chest: null,
    waist: null,
    hip: null,
    socialMedia: [
      { channel: 'Tiktok', name: '', link: null, followers: 900, engagementRate: null },
    ],
  });
  await render();
  await screen.findByRole('heading', { level: 1 });
  for (const label of ['Birthday', 'Weight', 'Chest', 'Waist', 'Hip']) {
    expect(screen.queryByText(label)).toBeNull();
  }
  const social = within(part('Social channels'));
  expect(social.getByText('900')).toBeVisible();
  expect(social.queryByRole('link')).toBeNull();
  expect(social.queryByText(/@/)).toBeNull();
});

it('enlarges the images of a work', async () => {
  const experience = {
    id: id('experience', 1),
    customerName: 'Bansuan',
    ...{ project: null, role: null },
    experienceType: 'Internal' as const,
    hireDate: null,
    link: null,
    images: [picture(7), picture(8)],
  };
  answerAll({ works: [{ id: id('work', 1), talentType: 'MegaStar', experiences: [experience] }] });
  await render();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Pictures of Bansuan, 2 pictures' }),
  );
  const view = within(await screen.findByRole('dialog', { name: /Bansuan/ }));
  expect(view.getByRole('status')).toHaveTextContent('Picture 1 of 2');
});

it('is put on the shortlist and asked about', async () => {
  answerAll();
  await render();
  const star = await screen.findByRole('button', { name: 'Star' });
  await userEvent.click(star);
  expect(screen.getByRole('button', { name: 'Starred' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'Shortlist 1' })).toBeVisible();
  const [contact] = screen.getAllByRole('link', { name: 'Contact our casting team' });
  expect(contact).toHaveAttribute('href', `/contact?talent=${TALENT}`);
  await userEvent.click(contact!);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('ศิลปิน 1')).toBeVisible();
});

it('shows works by type in tabs and never makes a script a link', async () => {
  answerAll();
  await render();
  const works = within(await screen.findByRole('region', { name: 'Credits' }));
  expect(works.getByRole('heading', { name: 'Bansuan' })).toBeVisible();
  expect(works.getByText('Booked by Dara')).toBeVisible();
  expect(works.queryByRole('link')).toBeNull();
  await userEvent.click(works.getByRole('tab', { name: /Singer/ }));
  expect(await works.findByText('No credits in this category yet')).toBeVisible();
});

it('leads to others of the same kind, never to itself', async () => {
  answerAll();
  await render();
  const related = within(await screen.findByRole('region', { name: 'More talents like this' }));
  const names = related.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(names).toEqual(['ศิลปิน 2', 'ศิลปิน 3']);
  expect(related.getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/talent?talentGroup=MegaStar',
  );
});

it('copies the link with a success toast', async () => {
  const user = userEvent.setup();
  answerAll();
  await render();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied successfully')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`https://dara.test/talent/${TALENT}`);
});

it.each([
  [404, 'TALENT_NOT_EXIST'],
  [400, 'VALIDATION_FAILED'],
  [414, 'HTTP_414'],
] as const)(
  'says that a talent answered %i does not exist and leads back',
  async (status, code) => {
    api.get('/api/talent/:id', problem(status, code));
    const { currentUrl } = await render();
    expect(await screen.findByText('The talent does not exist')).toBeVisible();
    await waitFor(() => expect(currentUrl()).toBe('/talent'));
  },
);

it('stays and offers to try again when the call fails', async () => {
  answerAll();
  api.get('/api/talent/:id', problem(503, 'UNAVAILABLE'));
  await settle(await render());
  answerAll();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'ศิลปิน 1' })).toBeVisible(),
  );
});

it('gives the document a name, an image and its own address', () => {
  const head = page.head?.({
    ...headArgs(`/talent/${TALENT}`, detail()),
    params: { id: TALENT },
  });
  expect(head).toMatchObject({
    title: 'ศิลปิน 1',
    canonical: `/talent/${TALENT}`,
    image: expect.stringContaining(`/api/share/talent/${TALENT}/en.png?v=`),
    type: 'profile',
  });
  expect(head?.description).toContain('A leading actor');
});

it('tells search engines of the site where a talent has written nothing yet', () => {
  const data = { ...detail(), bio: null };
  const head = page.head?.({ ...headArgs(`/talent/${TALENT}`, data), params: { id: TALENT } });
  expect(head?.description).toContain(' · Browse Dara’s actors');
});

test('leads to the stories that name the talent, each on the page of its kind', async () => {
  answerAll();
  const stories = [story(1), { ...story(2), type: 'TalkOfTheTown' as const }];
  api.get('/api/news', listOf(stories));
  await render();
  const section = within(await screen.findByRole('region', { name: 'In the news' }));
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/news/${story(1).id}`,
    `/talkofthetown/${story(2).id}`,
  ]);
  const asked = api.requests.find(({ path }) => path === '/api/news');
  expect(asked?.url.searchParams.get('talentId')).toBe(TALENT);
});

describe('for the press', () => {
  const region = { name: 'For the press' };

  test('the biography and each picture can be downloaded', async () => {
    answerAll();
    await render();
    const press = within(await screen.findByRole('region', region));
    expect(press.getByRole('link', { name: /Biography in Thai and English/ })).toHaveAttribute(
      'href',
      `/api/talent/${TALENT}/press`,
    );
    const files = press.getAllByRole('link', { name: /Download picture/ });
    expect(files.map((link) => link.getAttribute('href'))).toContain(
      `/api/image/${picture(1).id}/1920.jpg`,
    );
    expect(files[0]).toHaveAttribute('download', expect.stringMatching(/ 1\.jpg$/));
  });

  test('nothing of a minor is offered', async () => {
    answerAll({ isMinor: true });
    await render();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', region)).toBeNull();
  });
});

it('names the talent to the parts of others, as the slot declares', async () => {
  answerAll();
  const Shown = ({ name, props }: PlacedSlot) => <output>{JSON.stringify([name, props])}</output>;
  const Component = () => (
    <SlotParts value={Shown}>
      <page.Component />
    </SlotParts>
  );
  await renderPage(
    { ...page, Component },
    { path: '/talent/:id', url: `/talent/${TALENT}`, locale: 'en', messages: remote.messages },
  );
  const place = await screen.findByText(/work-with-talent/);
  const [name, props] = JSON.parse(place.textContent ?? '') as [string, object];
  expect(props).toEqual({
    talentId: TALENT,
    nameTh: expect.any(String),
    nameEn: expect.any(String),
  });
  const slot = declaration.slots.find((one) => name === `mf-public/${one.name}`);
  expect(Object.keys(props)).toEqual(slot?.props.required);
});

describe('a reel', () => {
  const reel = {
    ...{ id: id('video', 1), width: 1080, height: 1920, duration: 42.4 },
    ...{ poster: picture(9), addedAt: '2026-02-03T04:05:06.000Z' },
  };

  test('is shown first, and loads nothing before it is played', async () => {
    answerAll({ reel });
    await render();
    const video = await screen.findByLabelText('Reel of ศิลปิน 1');
    expect(video).toHaveAttribute('src', `/api/video/${reel.id}/video.mp4`);
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('poster', `/api/image/${picture(9).id}/960.jpg`);
    expect(video).not.toHaveAttribute('autoplay');
  });

  test('is described for search engines, except that of a minor', () => {
    const objects = (talent: TalentDetail) =>
      (
        page.head!(headArgs(`/talent/${TALENT}`, talent)).jsonLd as Record<string, unknown>[]
      ).filter((one) => one['@type'] === 'VideoObject');
    expect(objects(detail({ reel }))).toMatchObject([
      {
        uploadDate: reel.addedAt,
        duration: 'PT42S',
        thumbnailUrl: expect.stringContaining('/api/image/'),
      },
    ]);
    expect(objects(detail({ reel, isMinor: true }))).toEqual([]);
  });
});
