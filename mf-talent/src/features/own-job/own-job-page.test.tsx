import { mockApi, person, problem, renderPage, afterRender } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { application, job, request, serveOwnJobs } from '../../testing/own-jobs.ts';
import { page } from './own-job-page.tsx';
import { timeline } from './application-timeline.model.ts';

const network = mockApi();
const serve = (served: Parameters<typeof serveOwnJobs>[1]) => serveOwnJobs(network, served);

const show = (query = '') =>
  renderPage(page, {
    path: '/talent/profile/job',
    url: `/talent/profile/job${query}`,
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Talent', { talentId: 't1' }),
  });

const listOf = (name: string) => screen.findByRole('list', { name });
const tab = (name: RegExp) => screen.findByRole('tab', { name });

describe('applications', () => {
  test('show their job, how far they have come, and what was sent', async () => {
    serve({ applications: [{ application, job }] });
    await show();
    const list = within(await listOf('Applications'));
    expect(list.getByRole('link', { name: 'Water commercial' })).toHaveAttribute('href', '/job/j1');
    expect(list.getByText('River Co · Bangkok')).toBeVisible();
    expect(list.getByText('Free all week')).toBeVisible();
    expect(list.getByText('฿4,500 per day')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See open jobs' })).toHaveAttribute('href', '/job');
    const steps = within(list.getByRole('list', { name: 'How far it has come' }));
    const [applied, review] = steps.getAllByRole('listitem');
    expect(applied).toHaveAttribute('aria-current', 'step');
    expect(applied).toHaveTextContent('Applied5 Nov 2026');
    expect(review).toHaveTextContent('In review(still to come)');
  });

  test('that were rejected show what the talent was told', async () => {
    const message = { th: 'ครั้งนี้ยังไม่ใช่', en: 'Not this time' };
    const rejected = {
      ...application,
      status: 'NotSelected',
      canWithdraw: false,
      message,
    } as const;
    serve({ applications: [{ application: rejected, job }] });
    await show('?tab=applications');
    expect(await screen.findByText('Not this time')).toBeVisible();
  });

  test('one status at a time, stored in the address', async () => {
    const hired = { ...application, id: 'a2', status: 'Hired', canWithdraw: false } as const;
    const other = { ...job, id: 'j2', title: { th: 'ละคร', en: 'Drama' } };
    serve({
      applications: [
        { application, job },
        { application: hired, job: other },
      ],
    });
    const { currentUrl } = await show('?tab=applications');
    expect(await screen.findByText('Drama')).toBeVisible();
    const filter = within(screen.getByRole('group', { name: 'Status' }));
    await userEvent.click(filter.getByRole('button', { name: 'Hired' }));
    await waitFor(() => expect(screen.queryByText('Water commercial')).toBeNull());
    expect(screen.getByText('Drama')).toBeVisible();
    expect(currentUrl()).toBe('/talent/profile/job?tab=applications&status=Hired');
    await userEvent.click(filter.getByRole('button', { name: 'Not selected' }));
    await userEvent.click(await screen.findByRole('link', { name: /Clear/ }));
    expect(await screen.findByText('Water commercial')).toBeVisible();
  });

  test('page by page', async () => {
    serve({ applications: [{ application, job }], total: 13 });
    await show('?tab=applications');
    await listOf('Applications');
    const pages = within(screen.getByRole('navigation', { name: 'Applications' }));
    await userEvent.click(pages.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(network.requests.at(-1)!.url.searchParams.get('page')).toBe('2'));
  });

  test('none yet leads to the jobs', async () => {
    serve({});
    await show();
    expect(await screen.findByText('You have not applied to a job yet')).toBeVisible();
    // There is nothing to choose from.
    expect(screen.queryByRole('group', { name: 'Status' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/job');
  });

  test('that cannot be loaded offer to try again', async () => {
    serve({ applications: [{ application, job }] });
    network.get('/api/job/myjob', afterRender('[role=tab]', problem(500, 'INTERNAL')));
    await show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    serve({ applications: [{ application, job }] });
    await userEvent.click(retry);
    expect(await screen.findByText('Water commercial')).toBeVisible();
  });

  test('jobs without a page are no link, and deleted cards only a name', async () => {
    const gone = { ...application, compositeCardId: null };
    serve({ applications: [{ application: gone, job: { ...job, status: 'Cancelled' } }] });
    await show();
    const list = within(await listOf('Applications'));
    expect(list.getByText('Water commercial')).toBeVisible();
    expect(list.queryByRole('link')).toBeNull();
    expect(list.queryByRole('button', { name: /Card sent/ })).toBeNull();
    expect(list.getByText(/Card sent: Classic card/)).toBeVisible();
  });

  test('the card is shown as it was sent with this application', async () => {
    serve({ applications: [{ application, job }] });
    network.get('/api/management/talent/:id/compositecard/:cardId', problem(404, 'CARD_NOT_EXIST'));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Card sent: Classic card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Classic card' }));
    expect(await dialog.findByText('The composite card does not exist')).toBeVisible();
    const asked = network.requests.at(-1)!;
    expect(asked.path).toBe('/api/management/talent/t1/compositecard/c1');
    expect(asked.url.searchParams.get('jobId')).toBe('j1');
  });

  test('are withdrawn after being asked, once', async () => {
    const state = serve({ applications: [{ application, job }] });
    network.post('/api/job/:id/withdraw', () => {
      const withdrawn = { ...application, status: 'Withdrawn', canWithdraw: false } as const;
      state.applications = [{ application: withdrawn, job }];
      return withdrawn;
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Water commercial')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'confirm' }));
    expect(await screen.findByText('Your application has been withdrawn')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull(),
    );
    expect(network.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('that were decided on meanwhile stay, and say so', async () => {
    const state = serve({ applications: [{ application, job }] });
    network.post('/api/job/:id/withdraw', () => {
      const hired = { ...application, status: 'Hired', canWithdraw: false } as const;
      state.applications = [{ application: hired, job }];
      return problem(409, 'INVALID_TRANSITION');
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
    expect(await screen.findByText(/has decided meanwhile/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Hired').length).toBeGreaterThan(1));
  });
});

describe('invitations', () => {
  test('that wait for an answer come first, with their terms', async () => {
    serve({ requests: [{ request, job: { ...job, visibility: 'Internal' } }] });
    await show();
    expect(await tab(/Invitations.*1 waits for your answer/)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const list = within(await listOf('Invitations'));
    expect(list.getByText('We thought of you')).toBeVisible();
    expect(list.getByText('฿30,000 per day')).toBeVisible();
    expect(list.getByText('28 Nov 2026')).toBeVisible();
    expect(list.getByText('By invitation only')).toBeVisible();
    expect(list.getByRole('link', { name: 'Accept and apply' })).toHaveAttribute(
      'href',
      '/job/j1?apply=1',
    );
  });

  test('that were written in Thai alone are read in Thai', async () => {
    const message = { th: 'เรานึกถึงคุณ', en: '' };
    serve({ requests: [{ request: { ...request, message }, job }] });
    await show();
    expect(await screen.findByText('เรานึกถึงคุณ')).toBeVisible();
  });

  test('are declined with a reason; the count follows and the tab stays', async () => {
    const state = serve({ requests: [{ request, job }] });
    network.put('/api/job/requestjob/:rid', () => {
      const declined = { ...request, status: 'Declined', declineReason: 'Other shoot' } as const;
      state.requests = [{ request: declined, job }];
      return declined;
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline the invitation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the invitation?' }));
    expect(dialog.getByText(/Water commercial/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Other shoot');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Decline the invitation' }));
    expect(await screen.findByText('Your reason: Other shoot')).toBeVisible();
    expect(network.requests.filter(({ method }) => method === 'PUT')).toMatchObject([
      {
        path: '/api/job/requestjob/r1',
        body: { status: 'Declined', reason: 'Other shoot' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await tab(/^Invitations$/)).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['Expired', 'Expired'],
    ['Cancelled', 'Cancelled by the team'],
    ['Accepted', 'Accepted'],
  ] as const)('that are %s can only be read', async (status, word) => {
    serve({ requests: [{ request: { ...request, status }, job }] });
    await show('?tab=invitations');
    const list = within(await listOf('Invitations'));
    expect(list.getByText(word)).toBeVisible();
    expect(list.queryByRole('button')).toBeNull();
    expect(list.queryByRole('link', { name: 'Accept and apply' })).toBeNull();
  });

  test('to a job that has closed can only be declined', async () => {
    serve({ requests: [{ request, job: { ...job, status: 'Closed', isOpen: false } }] });
    await show();
    const list = within(await listOf('Invitations'));
    expect(list.getByText('This job takes no more applications.')).toBeVisible();
    expect(list.queryByRole('link', { name: 'Accept and apply' })).toBeNull();
    expect(list.getByRole('button', { name: 'Decline the invitation' })).toBeVisible();
  });

  test('to an internal job that is over for the talent lead nowhere', async () => {
    const internal = { ...job, visibility: 'Internal' } as const;
    serve({ requests: [{ request: { ...request, status: 'Declined' }, job: internal }] });
    await show('?tab=invitations');
    const list = within(await listOf('Invitations'));
    expect(list.getByText('Water commercial')).toBeVisible();
    expect(list.queryByRole('link')).toBeNull();
  });
});

test.each([
  ['Applied', ['Applied:current', 'InReview:ahead', 'Decision:ahead']],
  ['InReview', ['Applied:done', 'InReview:current', 'Decision:ahead']],
  ['Hired', ['Applied:done', 'InReview:done', 'Hired:current']],
  ['NotSelected', ['Applied:done', 'InReview:done', 'NotSelected:current']],
  ['Withdrawn', ['Applied:done', 'Withdrawn:current']],
] as const)('the way of an application that is %s', (status, steps) => {
  expect(timeline({ ...application, status }).map(({ id, state }) => `${id}:${state}`)).toEqual(
    steps,
  );
});
