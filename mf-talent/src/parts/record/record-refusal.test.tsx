import { PNG_HEAD, mockApi, person, problem, renderPart } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TalentRecord } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { RecordForm } from './record-form.tsx';

const network = mockApi();
const TALENT = '/api/management/talent/t1';
const talent: TalentRecord = {
  ...emptyTalent,
  birthday: '1995-05-01',
  version: 3,
  socialMedia: [
    { channel: 'Instagram', name: 'ploy', link: null, followers: null, engagementRate: null },
  ],
};
const onSaved = jest.fn();
const puts = () => network.requests.filter(({ method }) => method === 'PUT');
const filesOf = (at: number) => (puts()[at]!.body as FormData).getAll('imageFiles');
// By label and text: roles of a form of forty fields take jsdom seconds to find.
const field = (name: RegExp) => screen.findByLabelText(name);
const save = () => userEvent.click(screen.getByText('Save'));

beforeEach(() => {
  network.get('/api/talent/tags', []);
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 800, height: 800, close: () => undefined }),
  });
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  onSaved.mockClear();
});

async function open(mode: 'own' | 'staff') {
  await renderPart(<RecordForm record={talent} mode={mode} onSaved={onSaved} />, {
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person(mode === 'own' ? 'Talent' : 'Staff'),
  });
  await field(/^Display name/);
}

async function retype(name: RegExp, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
}

const choose = (name: string, bytes: BlobPart, type = 'image/png') =>
  userEvent.upload(screen.getByLabelText(/^Album/), new File([bytes], name, { type }));

test('a full disk says that nothing was saved, keeps everything, and the next attempt sends it', async () => {
  network.put(TALENT, problem(507, 'STORAGE_FULL'));
  await open('own');
  await retype(/^Height/, '170');
  await choose('new.png', PNG_HEAD);
  expect(await screen.findByText('1/30')).toBeVisible();
  await save();
  expect(await screen.findByText(/the server has no room left\. Nothing was saved/)).toBeVisible();
  expect(await field(/^Height/)).toHaveValue('170');
  expect(screen.getByText('1/30')).toBeVisible();
  network.put(TALENT, { ...talent, version: 4, height: 170 });
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(filesOf(1)).toHaveLength(1);
});

test('an e-mail address that somebody has is shown at its field', async () => {
  const errors = [{ field: 'email', rule: 'EMAIL_DUPLICATE' }];
  network.put(TALENT, problem(409, 'EMAIL_DUPLICATE', { errors }));
  await open('staff');
  await retype(/^Email/, 'taken@dara.test');
  await save();
  const email = await field(/^Email/);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Email is duplicate/));
  expect(email).toHaveValue('taken@dara.test');
});

test('a channel that is there twice is shown at that channel', async () => {
  const errors = [{ field: 'socialMedia.0.channel', rule: 'CHANNEL_DUPLICATE' }];
  network.put(TALENT, problem(409, 'CHANNEL_DUPLICATE', { errors }));
  await open('own');
  await retype(/^Height/, '170');
  await save();
  const problems = await screen.findAllByText(/Channel is duplicate/);
  const channel = screen.getByRole('group', { name: /Instagram/ });
  expect(problems.some((one) => channel.contains(one))).toBe(true);
});

test('a truncated picture is refused before it is sent', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('cut')) });
  await open('own');
  await choose('cut.png', PNG_HEAD);
  const album = screen.getByLabelText(/^Album/);
  await waitFor(() => expect(album).toHaveAccessibleDescription(/cut\.png: /));
  expect(screen.queryByText('1/30')).toBeNull();
});

test('a problem in a row is summed up with the row it is in', async () => {
  await open('own');
  await userEvent.click(screen.getByText('Add days'));
  await save();
  expect(
    await screen.findByText('Not available 1 · First day: Please specify information.'),
  ).toBeVisible();
});
