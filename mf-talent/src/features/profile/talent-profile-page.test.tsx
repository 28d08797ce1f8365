import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  mockApi,
  person,
  problem,
  renderPage,
  afterRender,
  type RenderOptions,
} from '@dara/kit/testing';
import type { TalentRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { emptyTalent as empty } from '../../testing/empty-talent.ts';
import { guardianConsents, noConsents } from '../../testing/consents.ts';
import { page } from './talent-profile-page.tsx';

const network = mockApi();

const work = {
  version: 1,
  updatedAt: '2026-01-02T00:00:00.000Z',
  budgets: [],
  experiences: [],
  socialMediaPerformance: [],
};

const full: TalentRecord = {
  ...empty,
  nickName: { th: 'พลอย', en: 'Ploy' },
  talentTypes: ['Actor', 'Influencer'],
  age: 19,
  birthday: '2007-05-01',
  height: 168.5,
  waist: 24.5,
  shoes: 38,
  languages: ['th', 'en'],
  bio: { th: 'สวัสดี', en: 'Hello' },
  guardian: { name: 'Mae', relation: 'Mother', phone: '0810000000', email: 'mae@dara.test' },
  socialMedia: [
    {
      channel: 'Youtube',
      name: 'ploy-tube',
      link: 'https://youtube.test/ploy',
      followers: 12_000,
      engagementRate: 4.2,
    },
    {
      channel: 'Tiktok',
      name: 'ploytok',
      link: 'javascript:alert(1)',
      followers: null,
      engagementRate: null,
    },
  ],
  works: [
    {
      ...work,
      id: 'w1',
      talentType: 'Actor',
      budgets: [
        {
          id: 'b1',
          type: 'ShootDay',
          detail: '10 hours',
          rateCharge: 25_000,
          dateUpdate: '2026-01-02',
        },
      ],
      experiences: [
        {
          id: 'e1',
          customerName: 'Sunrise Film',
          project: null,
          role: null,
          experienceType: 'Internal',
          hireDate: '2025-03-01',
          link: 'https://film.test',
          images: [],
        },
      ],
    },
    {
      ...work,
      id: 'w2',
      talentType: 'Influencer',
      socialMediaPerformance: [
        {
          id: 'p1',
          channel: 'Youtube',
          followers: 12_000,
          engagement: 4.2,
          averagePostReach: 8_000,
          averageStoryView: null,
          cpr: 1.25,
          cpe: 3,
          suggestedCpr: null,
          suggestedCpe: null,
          measuredAt: '2026-01-02',
        },
      ],
    },
  ],
  consents: [
    {
      id: 'c1',
      purpose: 'PublicProfile',
      textVersion: '1',
      givenAt: '2026-01-02T00:00:00.000Z',
      givenBy: 'guardian',
      withdrawnAt: null,
    },
  ],
};

const show = (options: RenderOptions = {}) =>
  renderPage(page, {
    path: '/talent/profile',
    locale: 'en',
    messages: remote.messages,
    profile: person('Talent'),
    ...options,
  });

beforeEach(() => {
  network.get('/api/consent', noConsents);
  network.get('/api/account/privacy', { items: [] });
  network.get('/api/page/privacy', { slug: 'privacy', textVersion: 'privacy-1' });
});

const section = (name: string) => screen.findByRole('region', { name });

test('shows what is known in each part', async () => {
  network.get('/api/talent/profile', full);
  network.get('/api/consent', guardianConsents);
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ploy Pailin' })).toBeVisible();
  expect(within(await section('About me')).getByText('Hello')).toBeVisible();
  const personal = within(await section('Personal'));
  expect(personal.getByText('1 May 2007')).toBeVisible();
  expect(personal.getByText('Thai')).toBeVisible();
  expect(personal.getByText('Thai, English')).toBeVisible();
  expect(within(await section('Measurements')).getByText('168.5 cm')).toBeVisible();
  expect(within(await section('Guardian')).getByText('Mother')).toBeVisible();
  expect(
    await within(await section('Consents')).findByText(/Given by a guardian on 2 Jan 2026/),
  ).toBeVisible();
});

test('a day off of one day is one day, several are a range', async () => {
  const bookouts = [
    { from: '2027-05-25', to: '2027-05-25' },
    { from: '2027-05-30', to: '2027-06-01' },
  ];
  network.get('/api/talent/profile', { ...full, bookouts });
  await show();
  const days = within(await section('Not available'));
  expect(days.getByText('25 May 2027')).toBeVisible();
  expect(days.getByText('30 May – 1 Jun 2027')).toBeVisible();
});

test('links out only where an address is one of the web', async () => {
  network.get('/api/talent/profile', full);
  await show();
  const social = within(await section('Social media'));
  expect(social.getByRole('link', { name: /ploy-tube/ })).toHaveAttribute(
    'href',
    'https://youtube.test/ploy',
  );
  expect(social.getByText('Subscribers')).toBeVisible();
  expect(social.queryByRole('link', { name: /ploytok/ })).toBeNull();
});

test('each kind of work has a tab, which is in the URL', async () => {
  network.get('/api/talent/profile', full);
  const { currentUrl } = await show();
  const tab = await screen.findByRole('tab', { name: 'Actor' });
  expect(screen.getByRole('tab', { name: 'Personal info' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await userEvent.click(tab);
  expect(await screen.findByText('฿25,000')).toBeVisible();
  expect(currentUrl()).toBe('/talent/profile?tab=Actor');
  await userEvent.click(screen.getByRole('tab', { name: 'Influencer' }));
  expect(await screen.findByText('8K')).toBeVisible();
});

test('parts without anything say so, in Thai', async () => {
  network.get('/api/talent/profile', empty);
  await show({ locale: 'th' });
  for (const text of [
    'ยังไม่มีคำแนะนำตัว',
    'ยังไม่ได้เพิ่มช่องทางโซเชียล',
    'ยังไม่มีภาพในอัลบั้ม',
    'ยังไม่มีคอมโพสิตการ์ด',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getAllByText('ยังไม่ได้ระบุ').length).toBeGreaterThan(10);
  await waitFor(() => expect(screen.getAllByText('ยังไม่ได้ให้ความยินยอม')).toHaveLength(3));
  expect(screen.queryByRole('region', { name: 'ผู้ปกครอง' })).toBeNull();
});

test('a part without anything leads to where it is filled', async () => {
  network.get('/api/talent/profile', empty);
  network.get('/api/talent/tags', []);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Write an introduction' }));
  await waitFor(() => expect(screen.getByLabelText('About me (Thai)')).toHaveFocus());
});

test('the form begins with the focus at its beginning, and gives it back', async () => {
  network.get('/api/talent/profile', empty);
  network.get('/api/talent/tags', []);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'About the person' })).toHaveFocus(),
  );
  // Name alone is above the fields, not the whole head of the profile.
  expect(screen.getByRole('heading', { level: 1, name: empty.displayName })).toBeVisible();
  expect(screen.queryByText('Not on the public site')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus());
});

test('has its heading while it is loading and when that failed', async () => {
  const name = 'My profile';
  network.get('/api/talent/profile', afterRender('h1', problem(500, 'INTERNAL')));
  await show();
  // Replaced by that of the failure as soon as it is there.
  await screen.findByRole('heading', { level: 1, name });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
});

test('an account without a talent is sent home with a message', async () => {
  network.get('/api/talent/profile', afterRender('[aria-busy]', problem(404, 'USER_NOT_FOUND')));
  const { currentUrl } = await show();
  expect(await screen.findByText('The talent does not exist')).toBeInTheDocument();
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('a failure offers to try again, a refusal says why', async () => {
  network.get('/api/talent/profile', afterRender('[aria-busy]', problem(500, 'INTERNAL')));
  const first = await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  first.unmount();
  network.get('/api/talent/profile', afterRender('[aria-busy]', problem(403, 'FORBIDDEN')));
  await show({ profile: person('Staff') });
  expect(await screen.findByText('You do not have access to this')).toBeVisible();
});
