import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';
import { page } from './invitation-page.tsx';

const network = mockApi();
const PATH = '/api/business/invitation';
const invited = {
  companyName: { th: 'ชาดี', en: 'Cha Dee' },
  email: 'kong@chadee.test',
  role: 'Member',
  invitedBy: 'Mali',
  expiresAt: '2026-12-01T00:00:00.000Z',
};

const show = () =>
  renderPage(page, {
    path: '/business/invitation/:token',
    url: '/business/invitation/secret-token-of-the-link',
    locale: 'en',
    messages: remote.messages,
  });
const accepts = () => network.requests.filter(({ path }) => path === `${PATH}/accept`);

test('says who invites to what, and asks for a name, a password and the terms', async () => {
  network.post(PATH, invited);
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: /Cha Dee/ })).toBeInTheDocument();
  expect(screen.getByText(/Mali has invited you.*kong@chadee\.test/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept and begin' }));
  expect(accepts()).toEqual([]);
  expect((await axe(container)).violations).toEqual([]);
});

test('accepts once all fields are filled, with the current version of the terms', async () => {
  network.post(PATH, invited);
  network.get('/api/page/terms', { textVersion: 'terms-2' });
  network.post(`${PATH}/accept`, problem(410, 'LINK_EXPIRED'));
  await show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Kong');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Fah');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Rose-window-27');
  await userEvent.type(screen.getByLabelText(/^Confirm the password/), 'Rose-window-27');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Accept and begin' }));
  await waitFor(() =>
    expect(accepts().map(({ body }) => body)).toEqual([
      {
        token: 'secret-token-of-the-link',
        firstName: 'Kong',
        lastName: 'Fah',
        password: 'Rose-window-27',
        terms: { accepted: true, textVersion: 'terms-2' },
        language: 'en',
      },
    ]),
  );
  expect(await screen.findByText(/This link has expired/)).toBeInTheDocument();
});

test.each([404, 410, 400])('a link that is of no use says so after %s', async (status) => {
  network.post(PATH, problem(status, 'LINK_EXPIRED'));
  await show();
  expect(
    await screen.findByRole('heading', { name: 'This link does not work any more' }),
  ).toBeVisible();
});
