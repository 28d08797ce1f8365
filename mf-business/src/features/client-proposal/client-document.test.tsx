import { hydrate, mockApi, problem } from '@dara/kit/testing';
import { registerErrorTexts } from '@dara/sdk/api';
import { createDaraStore } from '@dara/sdk/store';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { endpoints as businessApi, type ClientProposal } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { clientProposal } from '../../testing/proposal-record.ts';
import { page } from './client-proposal-page.tsx';

const api = mockApi();
const PATH = '/api/proposal/secret';
const FORMS = `${PATH}/form`;
registerErrorTexts(remote.errorTexts);

/** What the server sends of a link, looked at by `visit` before any script runs. */
async function sent(visit: () => void, query = ''): Promise<void> {
  const store = createDaraStore();
  await store.dispatch(
    businessApi.endpoints.proposalDetail.initiate({ token: 'secret' }, { subscribe: false }),
  );
  const { Component } = page;
  await hydrate(<Component />, visit, {
    ...{ path: '/proposal/:token', url: `/proposal/secret${query}` },
    ...{ messages: remote.messages, store },
  });
}

const offer = (more: Partial<ClientProposal> = {}) => api.get(PATH, clientProposal(more));
const fieldsOf = (form: HTMLFormElement, button: HTMLElement) =>
  Object.fromEntries(new FormData(form, button as HTMLButtonElement));
const formOf = (element: HTMLElement): HTMLFormElement => {
  const form = element.closest('form');
  if (!form) throw new Error('it stands in no form');
  return form;
};
const answersOf = (name: string) => within(screen.getByRole('listitem', { name }));

test('is drawn with everything that can be answered, as forms to the api', async () => {
  const { items } = clientProposal();
  const said = { decision: 'No', reason: 'Date', comment: 'คิวชน', version: 3 } as const;
  offer({ items: items.map((one, at) => (at === 0 ? { ...one, ...said } : one)) });
  await sent(() => {
    const save = answersOf('Dao').getByRole('button', { name: 'Save the answer' });
    const form = formOf(save);
    expect([form.method, form.getAttribute('action')]).toEqual([
      'post',
      `${FORMS}/item/i1?lang=en`,
    ]);
    expect(fieldsOf(form, save)).toEqual({
      ...{ version: '3', decision: 'No', reason: 'Date', comment: 'คิวชน' },
    });
    const yes = answersOf('Mek').getByRole('button', { name: 'Yes' });
    expect(fieldsOf(formOf(yes), yes)).toEqual({ version: '1', decision: 'Yes' });
    const send = formOf(screen.getByRole('button', { name: 'Send your answers' }));
    expect([send.method, send.getAttribute('action')]).toEqual([
      'post',
      `${FORMS}/respond?lang=en`,
    ]);
  });
});

test('accepting and declining are asked about once more, and sent as forms', async () => {
  const { items } = clientProposal();
  offer({
    ...{ status: 'Responded', respondedAt: '2026-11-22T04:00:00.000Z', canDecide: true },
    items: items.map((one) => ({ ...one, decision: 'Yes', version: 2 })),
  });
  await sent(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('details form')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([
      ...[`${FORMS}/accept?lang=en`, `${FORMS}/decline?lang=en`],
    ]);
    expect(forms[1]?.elements.namedItem('reason')).toHaveAttribute('maxlength');
  });
  // Scripts ask by their dialogs.
  expect(document.querySelector('details form')).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept the proposal' })).toBeEnabled();
});

test('who has begun to decline goes on with it when the scripts come', async () => {
  offer({ status: 'Responded', respondedAt: '2026-11-22T04:00:00.000Z', canDecide: true });
  await sent(() => {
    const decline = document.querySelector('details')!;
    decline.open = true;
    decline.querySelector('textarea')!.value = 'Too late';
  });
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Too late');
});

test('scripts take the forms over', async () => {
  offer();
  api.put(`${PATH}/item/:itemId`, clientProposal());
  await sent(() => undefined);
  await userEvent.click(answersOf('Dao').getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      decision: 'Yes',
    }),
  );
});

test.each([
  ['problem=VERSION_CONFLICT&item=i1', 'Dao', /Dao/],
  ['problem=VALIDATION_FAILED&rule=talentUnavailable&item=i2', 'Mek', /no longer/],
  ['problem=RATE_LIMITED', null, /too many|later/i],
] as const)('says in words what was refused: %s', async (query, name, text) => {
  offer();
  await sent(() => {
    const note = name ? answersOf(name).getByRole('alert') : screen.getByRole('alert');
    expect(note).toHaveTextContent(text);
  }, `?${query}`);
});

test('the passcode is a form, says when it is wrong, and what was typed is kept', async () => {
  api.get(PATH, problem(403, 'PASSCODE_REQUIRED'));
  await sent(() => {
    const field = screen.getByLabelText<HTMLInputElement>(/^Passcode/);
    const form = formOf(field);
    expect([form.method, form.getAttribute('action')]).toEqual(['post', `${FORMS}/unlock?lang=en`]);
    expect(screen.getByText('The passcode is not correct')).toBeInTheDocument();
    field.value = '4821';
  }, '?problem=PASSCODE_WRONG');
  api.post(`${PATH}/unlock`);
  offer();
  await userEvent.click(screen.getByRole('button', { name: 'Open the proposal' }));
  expect(await screen.findByText('PR-2569-0001')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({ passcode: '4821' });
});

test('the document of a link that is over or never was is answered as what it is', () => {
  expect([undefined, 403, 404, 410, 503].map((data) => page.status?.(data))).toEqual([
    ...[200, 200, 404, 410, 200],
  ]);
});
