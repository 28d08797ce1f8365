import { person, renderPart, type MockApi } from '@dara/kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WorkRecord, WorkUpdate } from '../api/generated.ts';
import { WorkTab } from '../parts/work/work-tab.tsx';
import remote from '../remote.tsx';
import { work } from './works.ts';

export const WORK_PATH = '/api/management/talent/:id/work/:workId';

/** Reported change state, reset when remounted. */
export const onChanged = jest.fn();

/** The work tab of a talent, in English. */
export async function showWork(first: WorkRecord = work) {
  onChanged.mockClear();
  return renderPart(<WorkTab talentId="t1" work={first} mode="own" onChanged={onChanged} />, {
    locale: 'en',
    messages: remote.messages,
    errorTexts: remote.errorTexts,
    profile: person('Talent', { talentId: 't1' }),
  });
}

/** The same with its form opened. */
export async function editWork(first: WorkRecord = work) {
  const page = await showWork(first);
  await userEvent.click(screen.getByRole('button', { name: 'Edit work: Influencer' }));
  await screen.findByRole('form', { name: 'Edit work: Influencer' });
  return page;
}

export const box = (name: string) => screen.getByRole('group', { name });
export const group = (name: string) => within(box(name));
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

export const putRequests = (network: MockApi) =>
  network.requests.filter(({ method }) => method === 'PUT');

/** The work that a save sent, the first one is number 0. */
export const sentWork = (network: MockApi, index: number) =>
  JSON.parse(
    (putRequests(network)[index]!.body as FormData).get('data') as string,
  ) as Required<WorkUpdate>;

export async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export async function pick(row: string, name: RegExp, option: string) {
  await userEvent.click(group(row).getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
