import type { Permission } from '@dara/model';
import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobDetail } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { id, job, listOf } from '../../testing/fixtures.ts';
import { jobDetail as detail } from '../../testing/job-detail.ts';
import { settle } from '../../testing/settle.ts';
import { page as detailPage } from './job-detail-page.tsx';
import { page as listPage } from './job-list-page.tsx';

const api = mockApi();
const JOB = id('job', 1);
const hidden = true;

function answerAll(changes: Partial<JobDetail> = {}) {
  api.get('/api/job', listOf([job(1), job(2, { isOpen: false })], 20));
  api.get('/api/job/:id', detail(changes));
}

const renderList = (url = '/job', locale: 'th' | 'en' = 'en') =>
  renderPage(listPage, { path: '/job', url, locale, messages: remote.messages });

const renderDetail = (permission?: Permission, locale: 'th' | 'en' = 'en') =>
  renderPage(detailPage, {
    path: '/job/:jobId',
    url: `/job/${JOB}`,
    locale,
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    ...(permission && { profile: person(permission) }),
  });

const asked = () =>
  api.requests
    .filter(({ path }) => path === '/api/job')
    .map(({ url }) => decodeURIComponent(url.search.slice(1)));

const ORDER = 'sortByColumn=CreatedAt&sortByAlphabetically=desc';

describe('the list', () => {
  it('shows twelve a page, newest first, each leading to its page', async () => {
    answerAll();
    await renderList();
    const link = await screen.findByRole('link', { name: 'Job 1' });
    expect(link).toHaveAttribute('href', `/job/${JOB}`);
    expect(asked()).toEqual([`open=true&page=1&size=12&${ORDER}`]);
    expect(screen.getByText('20 jobs found')).toBeVisible();
    expect(screen.getByText('Apply by 29 Nov 2026')).toBeVisible();
    expect(screen.getByText('Closed')).toBeVisible();
  });

  it.each([
    ['budget=0-499.99', 'budgetFrom=0&budgetTo=499.99'],
    ['budget=500000.01', 'budgetFrom=500000.01'],
    ['talentType=Actor&talentType=Singer', 'talentType=Actor&talentType=Singer'],
    ['jobType=TVC', 'jobType=TVC'],
    ['province=10', 'province=10'],
    ['sort=ApplyUntil&order=asc', 'sortByColumn=ApplyUntil&sortByAlphabetically=asc'],
  ])('asks for what the address says: %s', async (address, wanted) => {
    answerAll();
    await renderList(`/job?${address}`);
    await screen.findByText('20 jobs found');
    expect(asked()[0]).toContain(wanted);
  });

  it('ignores what the address may not say', async () => {
    answerAll();
    await renderList('/job?province=99&jobType=Circus&budget=abc&page=-1');
    await screen.findByText('20 jobs found');
    expect(asked()).toEqual([`open=true&page=1&size=12&${ORDER}`]);
  });

  it('shows open jobs alone until closed ones are wanted too', async () => {
    answerAll();
    await renderList('/job?open=false');
    await screen.findByText('20 jobs found');
    expect(asked()).toEqual([`page=1&size=12&${ORDER}`]);
  });

  it('writes presses into the address and takes filters away as chips', async () => {
    answerAll();
    const { currentUrl } = await renderList();
    await screen.findByText('20 jobs found');
    await userEvent.click(screen.getByRole('link', { name: 'Closed jobs too', hidden }));
    await waitFor(() => expect(currentUrl()).toBe('/job?open=false'));
    const remove = await screen.findByRole('link', { name: 'Remove Status: Closed jobs too' });
    const province = screen.getByRole('combobox', { name: 'Province', hidden });
    await userEvent.selectOptions(province, 'Bangkok');
    await waitFor(() => expect(currentUrl()).toBe('/job?open=false&province=10'));
    await screen.findByRole('link', { name: 'Remove Province: Bangkok' });
    await userEvent.click(remove);
    await waitFor(() => expect(currentUrl()).toBe('/job?province=10'));
  });

  it('says when there are none and when the call fails', async () => {
    answerAll();
    api.get('/api/job', listOf([], 0));
    const none = await renderList();
    expect(await screen.findByText('No jobs are open right now')).toBeVisible();
    none.unmount();
    api.get('/api/job', problem(500, 'INTERNAL'));
    await settle(await renderList());
    answerAll();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('20 jobs found')).toBeVisible();
  });
});

describe('a job', () => {
  it('shows the facts a talent needs to decide', async () => {
    answerAll();
    await renderDetail();
    expect(await screen.findByRole('heading', { level: 1, name: 'Job 1' })).toBeVisible();
    const facts = ['Female', '18–30 years', 'from 160 cm', '2 people', 'TV, Online', '6 months'];
    for (const fact of facts) expect(screen.getByText(fact)).toBeVisible();
    expect(screen.queryByText('Weight')).toBeNull();
    const terms = within(screen.getByRole('complementary'));
    expect(terms.getByText('฿25,000 – ฿40,000 per day')).toBeVisible();
    const [glance] = screen.getAllByText('Place');
    const first = within(glance!.closest('dl')!);
    expect(first.getByText('฿25,000 – ฿40,000 per day')).toBeVisible();
    expect(first.getByText('29 Nov 2026')).toBeVisible();
    expect(terms.getByText('29 November 2026')).toBeVisible();
  });

  it('is shown in Thai, with the Buddhist year', async () => {
    answerAll();
    await renderDetail(undefined, 'th');
    expect(await screen.findByText('29 พฤศจิกายน 2569')).toBeVisible();
    expect(screen.getByText('18–30 ปี')).toBeVisible();
  });

  it('says nothing of a budget that is not public', async () => {
    answerAll({ budgetFrom: null, budgetTo: null, budgetUnit: null });
    await renderDetail();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Budget')).toBeNull();
    expect(screen.queryByText(/฿/)).toBeNull();
  });

  it('tells a visitor how to apply and leads back here after sign-in', async () => {
    answerAll();
    await renderDetail();
    const terms = within(await screen.findByRole('complementary'));
    expect(terms.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/?redirect=${encodeURIComponent(`/job/${JOB}`)}`,
    );
    expect(terms.getByRole('link', { name: 'Join as a talent' })).toHaveAttribute(
      'href',
      '/register/talent',
    );
    expect(terms.queryByRole('button')).toBeNull();
  });

  it.each([
    ['Business', /Only talent accounts/],
    ['Staff', /Only talent accounts/],
  ] as const)('has a clear word for %s', async (permission, word) => {
    answerAll();
    await renderDetail(permission);
    expect(await screen.findByText(word)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('says that a job is closed and leads to open ones', async () => {
    answerAll({ isOpen: false, status: 'Closed' });
    await renderDetail();
    const terms = within(await screen.findByRole('complementary', { name: 'Closed' }));
    expect(terms.getByRole('link', { name: 'See open jobs' })).toHaveAttribute('href', '/job');
    expect(terms.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('says that an unknown job does not exist and leads back to the list', async () => {
    api.get('/api/job/:id', problem(404, 'JOB_NOT_EXIST'));
    const { currentUrl } = await renderDetail();
    expect(await screen.findByText('The job does not exist')).toBeVisible();
    await waitFor(() => expect(currentUrl()).toBe('/job'));
  });

  it('stays and offers to try again when the call fails', async () => {
    api.get('/api/job/:id', problem(503, 'UNAVAILABLE'));
    await settle(await renderDetail());
    answerAll();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  });

  it('gives the document its words and image', () => {
    const head = detailPage.head?.({
      store: { dispatch: () => undefined, getState: () => ({}) },
      params: {},
      url: new URL('https://dara.test/'),
      locale: 'en',
      siteName: { th: 'ดารา', en: 'Dara' },
      data: detail(),
      formatMessage: (messageId) => messageId,
    });
    expect(head).toMatchObject({
      title: 'Job 1',
      description: 'One day by the river',
      canonical: `/job/${JOB}`,
      image: expect.stringContaining(`/api/share/job/${JOB}/en.png?v=`),
    });
  });
});
