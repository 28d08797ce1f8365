import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { axe } from 'jest-axe';
import type { TalentRecord } from './api/generated.ts';
import remote from './remote.tsx';
import { noConsents } from './testing/consents.ts';
import { emptyTalent } from './testing/empty-talent.ts';
import { page as profilePage } from './features/profile/talent-profile-page.tsx';
import { page as detailPage } from './features/talent/talent-detail-page.tsx';

const network = mockApi();
const api = '/api/management/talent/t1';

const guardian = { name: 'Mae', relation: 'Mother', phone: '0810000000', email: 'mae@dara.test' };
const child: TalentRecord = {
  ...emptyTalent,
  birthday: '2014-05-01',
  guardian,
  status: 'Approved',
  guardianState: 'Waiting',
};
const asking: TalentRecord = {
  ...child,
  guardianState: 'Confirmed',
  pendingChange: {
    id: 'c1',
    requestedAt: '2026-11-21T03:00:00.000Z',
    fields: ['birthday', 'guardian'],
    birthday: '2001-05-01',
    guardian: { ...guardian, name: 'Nan', email: emptyTalent.email },
  },
};

function showDetail(record: TalentRecord, locale: 'th' | 'en' = 'en') {
  network.get('/api/management/email-change', { pending: null });
  network.get('/api/talent/tags', []);
  network.get(api, record);
  return renderPage(detailPage, {
    path: '/management/talent/model/detail/:id',
    url: '/management/talent/model/detail/t1',
    locale,
    messages: remote.messages,
    profile: person('Staff'),
  });
}

function showProfile(record: TalentRecord, locale: 'th' | 'en' = 'en') {
  network.get('/api/consent', noConsents);
  network.get('/api/account/privacy', { items: [] });
  network.get('/api/page/privacy', { slug: 'privacy', textVersion: 'privacy-1' });
  network.get('/api/talent/profile', record);
  return renderPage(profilePage, {
    path: '/talent/profile',
    locale,
    messages: remote.messages,
    profile: person('Talent'),
  });
}

const part = (name: string) => screen.findByRole('region', { name });
const sent = (method: string) => network.requests.filter((call) => call.method === method);

describe('a guardian who has not confirmed', () => {
  test('is shown on the management page, and is sent the link again', async () => {
    const { container } = await showDetail(child);
    const notice = within(await part('The guardian has not confirmed yet'));
    expect(notice.getByText(/Mae \(mae@dara.test\) has to confirm/)).toBeVisible();
    network.post(`${api}/guardian`, child);
    await userEvent.click(notice.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('The link was sent to mae@dara.test')).toBeInTheDocument();
    expect(sent('POST').map(({ path }) => path)).toEqual([`${api}/guardian`]);
    const { violations } = await axe(container, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });

  test('is shown on the own profile, which is not said to be public', async () => {
    await showProfile(child);
    expect(await screen.findByText(/shown on the site once your guardian confirms/)).toBeVisible();
    const notice = within(await part('The guardian has not confirmed yet'));
    network.post(`${api}/guardian`, problem(429, 'RATE_LIMITED'));
    await userEvent.click(notice.getByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(screen.queryByText(/The link was sent/)).toBeNull();
  });

  test.each([
    ['Declined', 'ผู้ปกครองปฏิเสธ', true],
    ['Missing', 'ยังไม่มีผู้ปกครอง', false],
  ] as const)('%s reads in Thai as %s', async (guardianState, title, canSend) => {
    const record = { ...child, guardianState, guardian: canSend ? guardian : null };
    await showProfile(record, 'th');
    const notice = within(await part(title));
    expect(notice.queryAllByRole('button', { name: 'ส่งลิงก์อีกครั้ง' })).toHaveLength(canSend ? 1 : 0);
  });

  test.each(['NotNeeded', 'Confirmed'] as const)('%s says nothing', async (guardianState) => {
    await showProfile({ ...child, guardianState, isPublic: true });
    expect(await screen.findByText('Your profile is on the site.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });
});

describe('a change that waits', () => {
  test('is shown to the talent with what holds, without anything to decide', async () => {
    await showProfile(asking);
    const change = within(await part('Waiting for the agency'));
    for (const text of ['1 May 2014', '1 May 2001', 'Mae', 'Nan']) {
      expect(change.getByText(text)).toBeVisible();
    }
    expect(change.queryByRole('button')).toBeNull();
  });

  test('is approved by staff, who are warned of an address of its own', async () => {
    await showDetail(asking);
    const change = within(await part('A change waits for your decision'));
    expect(change.getByText(/would be the talent’s own/)).toBeVisible();
    network.put(`${api}/change/c1`, () => {
      const decided = { ...child, pendingChange: null };
      network.get(api, decided);
      return decided;
    });
    await userEvent.click(change.getByRole('button', { name: 'Approve the change' }));
    expect(await screen.findByText(/holds from now on/)).toBeInTheDocument();
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ status: 'Approved' }]);
    await waitFor(() =>
      expect(screen.queryByText('A change waits for your decision')).not.toBeInTheDocument(),
    );
  });

  test('is turned down with a reason', async () => {
    await showDetail(asking, 'th');
    const change = within(await part('มีคำขอแก้ไขข้อมูลรอพิจารณา'));
    await userEvent.click(change.getByRole('button', { name: 'ไม่อนุมัติ' }));
    const dialog = within(await screen.findByRole('dialog'));
    network.put(`${api}/change/c1`, child);
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('ไม่ตรงกับบัตร');
    await userEvent.click(dialog.getByRole('button', { name: 'ไม่อนุมัติ' }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.body).toEqual({ status: 'Rejected', reason: 'ไม่ตรงกับบัตร' });
  });
});
