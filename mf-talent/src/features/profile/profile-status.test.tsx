import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { todayInBangkok } from '@dara/kit/validation';
import remote from '../../remote.tsx';
import { guardianConsents, noConsents } from '../../testing/consents.ts';
import { emptyTalent as empty, emptyTalent } from '../../testing/empty-talent.ts';
import { page } from './talent-profile-page.tsx';
import { completenessOf } from './completeness.model.ts';

describe('profile status', () => {
  const network = mockApi();

  beforeEach(() => {
    network.get('/api/consent', noConsents);
    network.get('/api/account/privacy', { items: [] });
    network.get('/api/page/privacy', { slug: 'privacy', textVersion: 'privacy-1' });
  });

  const show = () =>
    renderPage(page, {
      path: '/talent/profile',
      locale: 'en',
      messages: remote.messages,
      profile: person('Talent'),
    });

  const section = (name: string) => screen.findByRole('region', { name });

  describe('profile status', () => {
    test('a rejected one says why and is sent in again', async () => {
      const rejected = { ...empty, status: 'Rejected' as const, statusReason: 'More pictures' };
      network.get('/api/talent/profile', rejected);
      network.put('/api/management/talent/t1/status', () => {
        network.get('/api/talent/profile', { ...empty, version: 2 });
        return { ...empty, version: 2 };
      });
      await show();
      expect(await screen.findByText('More pictures')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Send in again' }));
      expect(await screen.findByText(/The team is looking at your profile/)).toBeVisible();
      const sent = network.requests.find(({ method }) => method === 'PUT');
      expect(sent?.body).toEqual({ status: 'Pending' });
    });

    test('the meter names what is missing and leads to its field', async () => {
      network.get('/api/talent/profile', empty);
      network.get('/api/talent/tags', []);
      await show();
      const meter = within(await section('How complete your profile is'));
      await userEvent.click(meter.getByRole('button', { name: /more$/ }));
      await userEvent.click(meter.getByRole('button', { name: 'Height and weight' }));
      await waitFor(() => expect(screen.getByLabelText(/^Height/)).toHaveFocus());
    });
  });

  describe('consents', () => {
    test('one is given to the text that is shown', async () => {
      network.get('/api/talent/profile', empty);
      network.put('/api/consent', guardianConsents);
      await show();
      await userEvent.click(
        await screen.findByRole('button', { name: 'Give consent: Show my profile on the site' }),
      );
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Show my profile on the site' }),
      );
      const give = dialog.getByRole('button', { name: 'Give consent' });
      expect(give).toBeDisabled();
      await userEvent.click(dialog.getByRole('checkbox', { name: /I have read this/ }));
      await waitFor(() => expect(give).toBeEnabled());
      await userEvent.click(give);
      expect(await screen.findByText('The consent was recorded')).toBeInTheDocument();
      expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
        purpose: 'PublicProfile',
        given: true,
        textVersion: 'privacy-1',
        givenBy: 'self',
      });
    });

    test('one that could not be recorded says so, to be given again', async () => {
      network.get('/api/talent/profile', empty);
      network.put('/api/consent', problem(500, 'INTERNAL'));
      await show();
      await userEvent.click(
        await screen.findByRole('button', { name: 'Give consent: Receive news from Dara' }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Receive news from Dara' }));
      await userEvent.click(dialog.getByRole('checkbox'));
      const give = dialog.getByRole('button', { name: 'Give consent' });
      await waitFor(() => expect(give).toBeEnabled());
      await userEvent.click(give);
      expect(await dialog.findByRole('alert')).toHaveTextContent(
        /^Something went wrong on our side/,
      );
      expect(give).toBeEnabled();
    });

    test('under 20 only a guardian gives one', async () => {
      network.get('/api/talent/profile', empty);
      network.get('/api/consent', { ...noConsents, needsGuardian: true });
      await show();
      await userEvent.click(
        await screen.findByRole('button', { name: 'Give consent: Receive news from Dara' }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Receive news from Dara' }));
      expect(dialog.getByText(/Please add the guardian/)).toBeVisible();
      expect(dialog.queryByRole('button', { name: 'Give consent' })).toBeNull();
    });

    test('withdrawing asks first and says what follows', async () => {
      network.get('/api/talent/profile', empty);
      network.get('/api/consent', guardianConsents);
      network.put('/api/consent', noConsents);
      await show();
      const withdraw = await screen.findByRole('button', {
        name: 'Withdraw: Show my profile on the site',
      });
      await userEvent.click(withdraw);
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText(/leaves the site at once/)).toBeVisible();
      expect(network.requests.some(({ method }) => method === 'PUT')).toBe(false);
      await userEvent.click(question.getByRole('button', { name: 'confirm' }));
      expect(await screen.findByText('The consent was withdrawn')).toBeInTheDocument();
      expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
        purpose: 'PublicProfile',
        given: false,
      });
    });

    test('a newer text is offered to agree to', async () => {
      network.get('/api/talent/profile', empty);
      network.get('/api/consent', guardianConsents);
      network.get('/api/page/privacy', { slug: 'privacy', textVersion: 'privacy-2' });
      await show();
      expect(
        await screen.findByRole('button', { name: /^Agree to the new text: Show my profile/ }),
      ).toBeVisible();
    });
  });

  test('the stored data is shown, and erasure is requested once', async () => {
    network.get('/api/talent/profile', empty);
    network.get('/api/account/data', {
      exportedAt: '2026-02-01T00:00:00.000Z',
      profile: { ...person('Talent'), createdAt: '2026-01-01', contactPhone: null, address: null },
      talent: empty,
      business: null,
      consents: [],
      compositeCards: [{ name: 'Summer', created_at: '2026-01-05T00:00:00.000Z' }],
      applications: [],
      requests: [],
      signIns: [],
      history: [],
      privacyRequests: [],
    });
    const request = {
      ...{ id: 'e', kind: 'Erasure', reason: null, status: 'Open' },
      requestedAt: '2026-02-01T00:00:00Z',
    };
    network.post('/api/account/privacy', () => {
      network.get('/api/account/privacy', { items: [request] });
      return request;
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'See my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The data we keep' }));
    await userEvent.click(await dialog.findByText('Composite cards (1)'));
    expect(dialog.getByText('Summer')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download as JSON' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to be erased' }));
    const question = within(await screen.findByRole('dialog', { name: /^Ask us to erase/ }));
    await userEvent.click(question.getByRole('button', { name: 'Ask to be erased' }));
    expect(await screen.findByText(/You asked to be erased on 1 Feb 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask to be erased' })).toBeNull();
    network.delete('/api/account/privacy/e', () => {
      network.get('/api/account/privacy', { items: [{ ...request, status: 'Withdrawn' }] });
      return null;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Take the request back' }));
    expect(await screen.findByRole('button', { name: 'Ask to be erased' })).toBeVisible();
    expect(screen.queryByText(/You asked to be erased/)).toBeNull();
  });
});

describe('completeness model', () => {
  const idsOf = (talent: typeof emptyTalent) => completenessOf(talent).missing.map(({ id }) => id);

  test('an empty profile misses nearly everything, a guardian only under 20', () => {
    expect(idsOf(emptyTalent)).toEqual(
      expect.arrayContaining(['picture', 'album', 'bio', 'size', 'social', 'works', 'consent']),
    );
    expect(idsOf(emptyTalent)).not.toContain('guardian');
    const minor = `${Number(todayInBangkok().slice(0, 4)) - 15}-01-01`;
    expect(idsOf({ ...emptyTalent, birthday: minor })).toContain('guardian');
  });

  test('what is there counts, and what was withdrawn does not', () => {
    const before = completenessOf(emptyTalent).share;
    const consent = {
      id: 'c',
      purpose: 'PublicProfile' as const,
      textVersion: '1',
      givenAt: '2026-01-01',
      givenBy: 'self' as const,
      withdrawnAt: null,
    };
    const talent = { ...emptyTalent, height: 170, weight: 52, consents: [consent] };
    expect(completenessOf(talent).share).toBeGreaterThan(before);
    expect(idsOf(talent)).not.toContain('size');
    expect(idsOf(talent)).not.toContain('consent');
    const withdrawn = { ...consent, withdrawnAt: '2026-02-01' };
    expect(idsOf({ ...talent, consents: [withdrawn] })).toContain('consent');
  });

  test('English leads to what of it is missing', () => {
    const { missing } = completenessOf({ ...emptyTalent, firstName: { th: 'ไพลิน', en: '' } });
    expect(missing.find(({ id }) => id === 'english')?.goal).toEqual({
      kind: 'field',
      name: 'firstName.en',
    });
  });
});
