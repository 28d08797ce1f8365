import { mockApi, problem } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WorkRecord } from '../../api/generated.ts';
import {
  editWork,
  group,
  onChanged,
  pick,
  putRequests,
  retype,
  save,
  sentWork,
  WORK_PATH,
} from '../../testing/work-editing.tsx';
import { work } from '../../testing/works.ts';

const network = mockApi();
const puts = () => putRequests(network);
const dataOf = (index: number) => sentWork(network, index);

describe('a refused save, with all input unchanged', () => {
  test('a duplicate channel is reported at its card', async () => {
    const errors = [{ field: 'socialMediaPerformance.1.channel', rule: 'CHANNEL_DUPLICATE' }];
    network.put(WORK_PATH, problem(409, 'CHANNEL_DUPLICATE', { errors }));
    await editWork();
    await userEvent.click(screen.getByRole('button', { name: 'TikTok' }));
    await userEvent.type(group('TikTok').getByRole('textbox', { name: /Followers/ }), '77');
    await save();
    expect(await group('TikTok').findByText('Channel is duplicate')).toBeVisible();
    expect(group('TikTok').getByRole('textbox', { name: /Followers/ })).toHaveValue('77');
  });

  test('a connection that drops says so, and the next attempt saves', async () => {
    let calls = 0;
    network.put(WORK_PATH, () => {
      calls += 1;
      if (calls === 1) throw new TypeError('fetch failed');
      return { ...work, version: 2 };
    });
    await editWork();
    const rate = group('Rate 1').getByRole('textbox', { name: /^Rate/ });
    await retype(rate, '1500');
    await save();
    expect(await screen.findByText(/Cannot connect/)).toBeVisible();
    expect(rate).toHaveValue('1,500');
    await save();
    expect(await screen.findByText('Saved successfully')).toBeVisible();
    expect(dataOf(1).budgets).toMatchObject([{ rateCharge: 1500 }]);
  });

  test('an attempt whose answer was lost is not repeated', async () => {
    const stored: WorkRecord = {
      ...work,
      version: 2,
      budgets: [
        ...work.budgets,
        { id: 'b2', type: 'Live', detail: null, rateCharge: 5000, dateUpdate: '2026-02-02' },
      ],
    };
    let calls = 0;
    network.put(WORK_PATH, () => {
      calls += 1;
      if (calls === 1) throw new TypeError('fetch failed');
      // As the api answers the key of the first.
      return stored;
    });
    await editWork();
    await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
    await pick('Rate 2', /Kind of assignment/, 'Live');
    await userEvent.type(group('Rate 2').getByRole('textbox', { name: /^Rate/ }), '5000');
    await save();
    expect(await screen.findByText(/Cannot connect/)).toBeVisible();
    await save();
    expect(await screen.findByText('Saved successfully')).toBeVisible();
    expect(puts()).toHaveLength(2);
    const keys = puts().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(onChanged).toHaveBeenCalledWith(stored);
  });

  test('changes after a lost response are applied on top of the stored ones', async () => {
    const stored: WorkRecord = {
      ...work,
      version: 2,
      budgets: [
        ...work.budgets,
        { id: 'b2', type: 'Live', detail: null, rateCharge: 5000, dateUpdate: '2026-02-02' },
      ],
    };
    const after = { ...stored, version: 3 };
    const answers = [
      () => {
        throw new TypeError('fetch failed');
      },
      () => problem(409, 'VERSION_CONFLICT', { current: stored }),
      () => stored,
      () => after,
    ];
    let calls = 0;
    network.put(WORK_PATH, () => answers[calls++]!());
    await editWork();
    await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
    await pick('Rate 2', /Kind of assignment/, 'Live');
    const rate = group('Rate 2').getByRole('textbox', { name: /^Rate/ });
    await userEvent.type(rate, '5000');
    await save();
    expect(await screen.findByText(/Cannot connect/)).toBeVisible();
    await retype(rate, '6000');
    await save();
    expect(await screen.findByText('Saved successfully')).toBeVisible();
    const [lost, changed, again, last] = puts().map(({ headers }) =>
      headers.get('idempotency-key'),
    );
    expect(again).toBe(lost);
    expect(new Set([lost, changed, last]).size).toBe(3);
    expect(dataOf(3)).toMatchObject({
      version: 2,
      budgets: [{ id: work.budgets[0]!.id }, { id: 'b2', rateCharge: 6000 }],
    });
    expect(onChanged).toHaveBeenCalledWith(after);
  });
});

describe('another user saved meanwhile', () => {
  const theirs = (rateCharge: number): WorkRecord => ({
    ...work,
    version: 5,
    budgets: [{ ...work.budgets[0]!, rateCharge }],
    experiences: [{ ...work.experiences[0]!, customerName: 'Sunset Film' }],
  });

  test('concurrent changes of other entries are merged', async () => {
    let calls = 0;
    network.put(WORK_PATH, () => {
      calls += 1;
      return calls === 1
        ? problem(409, 'VERSION_CONFLICT', { current: theirs(1000) })
        : { ...theirs(1500), version: 6 };
    });
    await editWork();
    await retype(group('Rate 1').getByRole('textbox', { name: /^Rate/ }), '1500');
    await save();
    expect(await screen.findByText('Saved successfully')).toBeVisible();
    expect(dataOf(1)).toMatchObject({
      version: 5,
      budgets: [{ id: 'b1', rateCharge: 1500 }],
      experiences: [{ id: 'e1', customerName: 'Sunset Film' }],
    });
  });

  test('both versions of the same row are shown, and one is chosen', async () => {
    let calls = 0;
    network.put(WORK_PATH, () => {
      calls += 1;
      return calls === 1
        ? problem(409, 'VERSION_CONFLICT', { current: theirs(2000) })
        : theirs(2000);
    });
    await editWork();
    await retype(group('Rate 1').getByRole('textbox', { name: /^Rate/ }), '1500');
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1,500/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /2,000/ }));
    await userEvent.click(dialog.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(dataOf(1)).toMatchObject({ version: 5, budgets: [{ id: 'b1', rateCharge: 2000 }] });
  });
});
