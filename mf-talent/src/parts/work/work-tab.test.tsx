import { mockApi, problem } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  box,
  editWork,
  group,
  onChanged,
  pick,
  putRequests,
  retype,
  save,
  sentWork,
  showWork,
  WORK_PATH,
} from '../../testing/work-editing.tsx';
import { work } from '../../testing/works.ts';

const network = mockApi();
const puts = () => putRequests(network);
const dataOf = (index: number) => sentWork(network, index);

test('shows figures, and which of them are suggested', async () => {
  await showWork();
  expect(screen.getByText('฿1,000')).toBeVisible();
  expect(screen.getByText('set 2 Jan 2026')).toBeVisible();
  expect(screen.getByText('measured 2 Jan 2026')).toBeVisible();
  const figureOf = (label: string) => screen.getByText(label).nextElementSibling;
  expect(figureOf('Per reach (CPR)')).toHaveTextContent('฿0.50 suggested');
  expect(figureOf('Per engagement (CPE)')).toHaveTextContent(/^฿3$/);
});

test('an experience shows the project, the role and the client, with images named after the project', async () => {
  await showWork();
  expect(screen.getByRole('link', { name: /^First Rain/ })).toHaveAttribute(
    'href',
    'https://film.test/',
  );
  expect(screen.getByText('Lead')).toBeVisible();
  expect(screen.getByText('Sunrise Film · March 2025')).toBeVisible();
  expect(screen.getByRole('img', { name: 'First Rain, picture 2' })).toBeVisible();
});

test('an experience of before is known by its customer', async () => {
  await showWork({
    ...work,
    experiences: [{ ...work.experiences[0]!, project: null, role: null }],
  });
  expect(screen.getByRole('link', { name: /^Sunrise Film/ })).toBeVisible();
  expect(screen.getByText('March 2025')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Sunrise Film, picture 1' })).toBeVisible();
});

test('project and role are sent as they are written, and can be emptied', async () => {
  network.put(WORK_PATH, { ...work, version: 2 });
  await editWork();
  await retype(group('Experience 1').getByRole('textbox', { name: 'Project' }), 'Night Bus');
  await userEvent.clear(group('Experience 1').getByRole('textbox', { name: 'Role' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add an experience' }));
  const field = (name: string | RegExp) => group('Experience 2').getByRole('textbox', { name });
  await waitFor(() => expect(field('Project')).toHaveFocus());
  await userEvent.type(field(/^Customer/), 'Brand');
  await userEvent.type(field('Role'), 'Presenter');
  await save();
  await waitFor(() => expect(puts()).toHaveLength(1));
  expect(dataOf(0).experiences).toMatchObject([
    { id: 'e1', customerName: 'Sunrise Film', project: 'Night Bus', role: null },
    { customerName: 'Brand', project: null, role: 'Presenter' },
  ]);
});

test('rates, experience and results are sent together and shown immediately', async () => {
  const answer = { ...work, version: 2, budgets: [{ ...work.budgets[0]!, rateCharge: 1200.5 }] };
  network.put(WORK_PATH, answer);
  await editWork();
  await retype(group('Rate 1').getByRole('textbox', { name: /^Rate/ }), '1,200.50');
  await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
  const row = within(box('Rate 2'));
  await waitFor(() => expect(row.getByRole('combobox')).toHaveFocus());
  await pick('Rate 2', /Kind of assignment/, 'Live');
  await userEvent.type(row.getByRole('textbox', { name: /^Rate/ }), '5000');
  await userEvent.click(screen.getByRole('button', { name: 'YouTube' }));
  await userEvent.type(group('YouTube').getByRole('textbox', { name: /Subscribers/ }), '500');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('฿1,200.50')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit work: Influencer' })).toHaveFocus(),
  );
  expect(screen.getByText('Saved successfully')).toBeVisible();
  expect(onChanged).toHaveBeenCalledWith(answer);
  expect(puts()).toHaveLength(1);
  expect(puts()[0]!.path).toBe('/api/management/talent/t1/work/w1');
  expect(dataOf(0)).toMatchObject({
    version: 1,
    budgets: [
      { id: 'b1', type: 'Post', detail: 'One post', rateCharge: 1200.5 },
      { type: 'Live', detail: null, rateCharge: 5000 },
    ],
    experiences: [{ id: 'e1', imageIds: ['i1', 'i2'], link: 'https://film.test/' }],
    socialMediaPerformance: [
      { id: 'p1', channel: 'Instagram', followers: 10_000, cpr: null, cpe: 3 },
      { channel: 'Youtube', followers: 500 },
    ],
  });
});

test('a suggestion follows what is typed, can be overridden and taken back', async () => {
  network.put(WORK_PATH, work);
  await editWork();
  const card = within(box('Instagram'));
  const cpr = () => card.getByRole('textbox', { name: 'Per reach (CPR)' });
  expect(cpr()).toHaveAccessibleDescription(/Suggested: ฿0\.50/);
  await retype(group('Rate 1').getByRole('textbox', { name: /^Rate/ }), '3000');
  await waitFor(() => expect(cpr()).toHaveAccessibleDescription(/Suggested: ฿1\.50/));
  await userEvent.type(cpr(), '2');
  const cpe = card.getByRole('textbox', { name: 'Per engagement (CPE)' });
  await userEvent.click(
    card.getByRole('button', { name: 'Per engagement (CPE): Use the suggestion' }),
  );
  await waitFor(() => expect(cpe).toHaveFocus());
  expect(cpe).toHaveValue('');
  await save();
  await waitFor(() => expect(puts()).toHaveLength(1));
  expect(dataOf(0).socialMediaPerformance).toMatchObject([{ cpr: 2, cpe: null }]);
});

test('what is wrong is at its field, before anything is sent', async () => {
  await editWork();
  await retype(group('Rate 1').getByRole('textbox', { name: /^Rate/ }), '12.345');
  await userEvent.clear(group('Experience 1').getByRole('textbox', { name: /^Customer/ }));
  await retype(group('Experience 1').getByRole('textbox', { name: 'Link' }), 'javascript:x');
  await save();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Rates 1 · Rate: Please enter an amount');
  expect(summary).toHaveTextContent('Experience 1 · Customer: Please specify information.');
  expect(summary).toHaveTextContent('Please correct 3 things');
  expect(puts()).toEqual([]);
});

test('changes are given up only after a word', async () => {
  await editWork();
  await retype(group('Rate 1').getByRole('textbox', { name: /^Rate/ }), '1500');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'cancel' }));
  expect(group('Rate 1').getByRole('textbox', { name: /^Rate/ })).toHaveValue('1,500');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
  expect(await screen.findByText('฿1,000')).toBeVisible();
});

describe('taking a type of work away', () => {
  const removeButton = () =>
    screen.getByRole('button', { name: 'Remove this type of work: Influencer' });

  test('says when nothing else is deleted', async () => {
    await showWork({ ...work, budgets: [], experiences: [], socialMediaPerformance: [] });
    await userEvent.click(removeButton());
    expect(await screen.findByText(/Nothing has been entered for it/)).toBeVisible();
  });

  test('names what else is deleted, and asks', async () => {
    network.delete(WORK_PATH);
    await showWork();
    await userEvent.click(removeButton());
    expect(await screen.findByText(/1 rate, 1 experience, results on 1 channel/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'cancel' }));
    expect(network.requests).toEqual([]);
    await userEvent.click(removeButton());
    await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
    expect(await screen.findByText('Influencer was successfully deleted')).toBeVisible();
    expect(onChanged).toHaveBeenCalledWith(null);
  });

  test('is done when another user has done it', async () => {
    network.delete(WORK_PATH, problem(404, 'NOT_FOUND'));
    await showWork();
    await userEvent.click(removeButton());
    await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(null));
  });

  test('that fails says so and keeps it', async () => {
    network.delete(WORK_PATH, problem(500, 'INTERNAL'));
    await showWork();
    await userEvent.click(removeButton());
    await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
    expect(await screen.findByText(/went wrong on our side/)).toBeVisible();
    expect(onChanged).not.toHaveBeenCalled();
  });
});
