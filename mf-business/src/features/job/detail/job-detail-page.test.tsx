import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { JobRecord } from '../../../api/generated.ts';
import remote from '../../../remote.tsx';
import { draftJob } from '../../../testing/job-record.ts';
import '../form/job-editor.tsx';
import { page } from './job-detail-page.tsx';

const network = mockApi();

const CALL = '/api/management/job/j1';

const WAIT = { timeout: 10_000 };

async function show(job: JobRecord, options: { locale?: 'th' | 'en'; owner?: boolean } = {}) {
  network.get('/api/management/job/choices', { tags: [], businesses: [] });
  network.get(CALL, job);
  const shown = await renderPage(page, {
    path: '/management/business/job/detail/:jobId',
    url: '/management/business/job/detail/j1',
    locale: options.locale ?? 'en',
    profile: person(options.owner ? 'Business' : 'Staff'),
    messages: remote.messages,
    errorTexts: remote.errorTexts,
  });
  const save = options.locale === 'th' ? 'บันทึก' : 'Save';
  // A job that is over has no form to save.
  if (job.status !== 'Cancelled') await screen.findByRole('button', { name: save }, WAIT);
  return shown;
}

/** Finds a heading of the preview of that name. */
const findPreviewed = async (region: string, name: string) =>
  within(screen.getByRole('region', { name: region })).findByRole('heading', { name });

const titleIn = (language: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^Title \\(${language}\\)`) });

const written = () =>
  network.requests
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => JSON.parse((body as FormData).get('data') as string) as object);

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test.each([
  [{ visibility: 'Internal' }, 'Not on the site: by invitation only'],
  [{ status: 'Review' }, 'Not on the site until it is open'],
  [{ status: 'Cancelled' }, 'No longer on the site'],
  [{ businessStatus: 'Pending' }, 'Not on the site until the business is approved'],
] as const)('a job that visitors do not see says why: %o', async (change, why) => {
  await show({ ...draftJob, status: 'Open', ...change });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View on the site' })).toBeNull();
});

test('a job that visitors see leads to its page', async () => {
  await show({ ...draftJob, status: 'Closed' });
  const link = screen.getByRole('link', { name: 'View on the site' });
  expect(link).toHaveAttribute('href', '/job/j1');
});

test('the preview follows what is typed, and what was changed alone is sent', async () => {
  network.put(CALL, { ...draftJob, title: { ...draftJob.title, en: 'Iced tea' }, version: 4 });
  await show(draftJob);
  await retype(titleIn('English'), 'Iced tea');
  expect(await findPreviewed('Preview of the public page', 'Iced tea')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written()).toEqual([{ version: 3, title: { th: 'โฆษณาชาเขียว', en: 'Iced tea' } }]),
  );
});

test('in Thai the preview is of the Thai page', async () => {
  await show(draftJob, { locale: 'th', owner: true });
  const region = 'ตัวอย่างหน้าสาธารณะ';
  expect(await findPreviewed(region, 'โฆษณาชาเขียว')).toBeVisible();
  await retype(screen.getByRole('textbox', { name: /^ชื่องาน \(ไทย\)/ }), 'ชาเย็น');
  expect(await findPreviewed(region, 'ชาเย็น')).toBeVisible();
});

test('nothing is sent without a Thai title, nor with a range upside down', async () => {
  await show(draftJob);
  await userEvent.clear(titleIn('Thai'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Age from' }), '40');
  await userEvent.type(screen.getByRole('textbox', { name: 'Age to' }), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(titleIn('Thai')).toBeInvalid());
  expect(
    ['Age from', 'Age to'].some(
      (name) => screen.getByRole('textbox', { name }).getAttribute('aria-invalid') === 'true',
    ),
  ).toBe(true);
  expect(written()).toEqual([]);
});

test('two edits of the same are chosen between, and what was typed stays', async () => {
  const theirs = { ...draftJob, title: { th: 'ของเขา', en: 'Theirs' }, version: 4 };
  network.put(CALL, problem(409, 'VERSION_CONFLICT', { current: theirs }));
  await show(draftJob);
  await retype(titleIn('English'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Theirs/, { selector: ':not(legend, label, strong)' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(titleIn('English')).toHaveValue('Mine');
});

test('a return asks why, and sends the reason with the version that was seen', async () => {
  const job = { ...draftJob, status: 'Review' } as const;
  network.put(`${CALL}/status`, { ...job, status: 'Draft', version: 4 });
  await show(job);
  await userEvent.click(screen.getByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  expect(network.requests.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.type(dialog.getByRole('textbox'), 'No dates yet');
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  await waitFor(() =>
    expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'Draft',
      reason: 'No dates yet',
      version: 3,
    }),
  );
});

test('a business has no decision of the agency, and reads what its draft waits for', async () => {
  await show({ ...draftJob, businessStatus: 'Pending' }, { owner: true });
  expect(screen.getByText(/once your company is approved/)).toBeVisible();
  for (const name of ['Submit', 'Open', 'Return']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('a job of a brief leads to the people who were starred, and staff to the brief', async () => {
  const ofBrief = { ...draftJob, briefId: 'f1', starred: 5 };
  const { unmount } = await show(ofBrief);
  expect(await screen.findByText(/^5 people were starred/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/request\/invite\?starred=true$/),
  );
  expect(screen.getByRole('link', { name: 'Read the brief' })).toBeVisible();
  unmount();
  await show(ofBrief, { owner: true });
  expect(await screen.findByRole('link', { name: 'See who' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Read the brief' })).toBeNull();
});

test('a job that is not there leads to the list', async () => {
  network.get('/api/management/job/choices', { tags: [], businesses: [] });
  network.get(CALL, problem(404, 'JOB_NOT_EXIST'));
  const { currentUrl } = await renderPage(page, {
    path: '/management/business/job/detail/:jobId',
    url: '/management/business/job/detail/j1',
    locale: 'en',
    profile: person('Staff'),
    messages: remote.messages,
    errorTexts: remote.errorTexts,
  });
  expect(await screen.findByText('The job does not exist')).toBeVisible();
  await waitFor(() => expect(currentUrl()).toBe('/management/business/job'));
});

describe('job over', () => {
  function show(status: 'Open' | 'Closed' | 'Completed', permission: 'Staff' | 'Business') {
    network.get('/api/management/job/j1', { ...draftJob, status });
    network.get('/api/management/job/choices', { businesses: [], tags: [] });
    return renderPage(page, {
      path: '/management/business/job/detail/:jobId',
      url: '/management/business/job/detail/j1',
      locale: 'en',
      messages: remote.messages,
      errorTexts: remote.errorTexts,
      profile: person(permission),
    });
  }

  test.each([
    ['Completed', 'Staff'],
    ['Completed', 'Business'],
    ['Closed', 'Business'],
  ] as const)(
    'a job that is %s is shown to %s to read, not to edit',
    async (status, permission) => {
      const { container } = await show(status, permission);
      expect(await screen.findByText(/can no longer be edited/)).toBeVisible();
      expect(screen.getByText('One day')).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual(
        [],
      );
    },
  );

  test.each(['Open', 'Closed'] as const)('staff edit a job that is %s', async (status) => {
    await show(status, 'Staff');
    expect(await screen.findByRole('textbox', { name: /^Title \(Thai\)/ })).toHaveValue(
      draftJob.title.th,
    );
    expect(screen.queryByText(/can no longer be edited/)).toBeNull();
  });
});
