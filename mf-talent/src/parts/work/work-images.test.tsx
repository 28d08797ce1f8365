import { mockApi, person, problem, renderPart } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WorkRecord, WorkUpdate } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { WorkForm } from './work-form.tsx';

const network = mockApi();
const PATH = '/api/management/talent/:id/work/:workId';
const image = (id: string) => ({ id, width: 400, height: 300, alt: null, placeholder: null });
const experience = {
  ...{ project: null, role: null },
  ...({ customerName: 'Sunrise', experienceType: 'Internal', hireDate: null, link: null } as const),
};

const work: WorkRecord = {
  id: 'w1',
  talentType: 'Actor',
  budgets: [],
  experiences: [
    { id: 'e1', ...experience, images: [image('i1')] },
    { id: 'e2', ...experience, customerName: 'Sunset', images: [] },
  ],
  socialMediaPerformance: [],
  version: 1,
  updatedAt: '2026-01-02T00:00:00.000Z',
};

/** The smallest file that begins as a png does. */
const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, {
    type: 'image/png',
  });

beforeEach(() => {
  globalThis.createImageBitmap = jest.fn().mockResolvedValue({
    ...{ width: 400, height: 300, close: () => undefined },
  });
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});

const onSaved = jest.fn();

async function show() {
  onSaved.mockClear();
  await renderPart(
    <WorkForm talentId="t1" work={work} name="Actor" onSaved={onSaved} onCancel={jest.fn()} />,
    { locale: 'en', messages: remote.messages, profile: person('Talent', { talentId: 't1' }) },
  );
}

const row = (number: number) => within(screen.getByRole('group', { name: `Experience ${number}` }));
const choose = (number: number, files: File[]) =>
  userEvent.upload(row(number).getByLabelText(/^Pictures/), files);
/** Files are checked before they appear in their row. */
const shows = (number: number, count: number) =>
  waitFor(() => expect(row(number).getAllByRole('listitem')).toHaveLength(count));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = () =>
  network.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as FormData);
const dataOf = (form: FormData) => JSON.parse(form.get('data') as string) as Required<WorkUpdate>;

test('images go along in the order in which experiences name them', async () => {
  network.put(PATH, { ...work, version: 2 });
  await show();
  await choose(2, [png('a.png'), png('b.png')]);
  await shows(2, 2);
  await choose(1, [png('c.png')]);
  await shows(1, 2);
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [form] = sent();
  expect(dataOf(form!).experiences).toMatchObject([
    { imageIds: ['i1', 'file:0'] },
    { imageIds: ['file:1', 'file:2'] },
  ]);
  expect(form!.getAll('imageFiles').map((file) => (file as File).name)).toEqual([
    'c.png',
    'a.png',
    'b.png',
  ]);
});

test('an image that the server refuses is reported in its experience, and the input stays', async () => {
  const errors = [{ field: 'imageFiles.1', rule: 'FILE_TYPE' }];
  network.put(PATH, problem(415, 'FILE_TYPE', { errors }));
  await show();
  await choose(1, [png('c.png')]);
  await shows(1, 2);
  await choose(2, [png('a.png')]);
  await shows(2, 1);
  await save();
  expect(await row(2).findByText(/Picture 1: This type of file is not supported/)).toBeVisible();
  expect(row(1).getAllByRole('listitem')).toHaveLength(2);
});

test('sending images shows how far it has come, and can be stopped', async () => {
  network.put(PATH, () => new Promise<undefined>(() => undefined));
  await show();
  await choose(1, [png('c.png')]);
  await shows(1, 2);
  const shownAt = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(shownAt);
  await save();
  expect(await screen.findByText('Sending 50%')).toBeVisible();
  const cancel = screen.getByRole('button', { name: 'Cancel sending' });
  // The second click of the double click that sends.
  clock.mockReturnValue(shownAt + 100);
  await userEvent.click(cancel);
  expect(cancel).toBeVisible();
  clock.mockReturnValue(shownAt + 1000);
  await userEvent.click(cancel);
  clock.mockRestore();
  expect(await screen.findByText(/Sending was cancelled/)).toBeVisible();
  expect(row(1).getAllByRole('listitem')).toHaveLength(2);
  expect(onSaved).not.toHaveBeenCalled();
});

test('too many files are reported at the first row above the limit', async () => {
  await show();
  const files = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => png(`${from + index}.png`));
  for (const at of [3, 4]) {
    await userEvent.click(screen.getByRole('button', { name: 'Add an experience' }));
    await userEvent.type(row(at).getByRole('textbox', { name: /^Customer/ }), 'Moon');
  }
  await choose(1, files(0, 9));
  await choose(2, files(20, 10));
  await choose(3, files(40, 10));
  await choose(4, files(60, 5));
  await shows(1, 10);
  await shows(2, 10);
  await shows(3, 10);
  await shows(4, 5);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Experience 4 · Pictures: No more than 30 new pictures/,
  );
  expect(sent()).toEqual([]);
});
