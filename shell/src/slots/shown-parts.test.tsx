import type { RemotePart, SlotDeclaration } from '@dara/contract';
import { mockApi, person } from '@dara/kit/testing';
import { Slot } from '@dara/sdk/slot';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderSite, type SiteOptions, type TestRemote } from '../testing/render-site.tsx';

declare module '@dara/contract' {
  interface SlotProps {
    'mf-room/beside': { id: string };
  }
}

mockApi();

const props: SlotDeclaration['props'] = {
  type: 'object',
  additionalProperties: false,
  properties: { id: { type: 'string' } },
  required: ['id'],
};

const room = (Page?: () => React.ReactNode): TestRemote => ({
  routes: [{ path: '/room', page: 'room' }],
  slots: [{ name: 'beside', version: '1.0.0', props }],
  pages: {
    room: async () => ({
      Component:
        Page ??
        (() => (
          <>
            <h1>The room</h1>
            <Slot name="mf-room/beside" props={{ id: '7' }} />
          </>
        )),
    }),
  },
});

type Filling = RemotePart<{ id: string }>;

const filling = (load: () => Promise<Filling>): TestRemote => ({
  routes: [],
  pages: {},
  fills: { aside: 'mf-room/beside' },
  parts: { aside: load },
});

const text = (says: string): TestRemote =>
  filling(async () => ({ Component: ({ id }) => <p>{`${says} ${id}`}</p> }));

const openRoom = (remotes: Record<string, TestRemote>, more: SiteOptions = {}) =>
  renderSite({ url: '/room', remotes: { 'mf-room': room(), ...remotes }, ...more });

it('shows the parts of others, with its props, in the order of the operator', async () => {
  await openRoom(
    { 'mf-a': text('from a'), 'mf-b': text('from b') },
    { site: { slots: { 'mf-room/beside': ['mf-b'] } } },
  );
  expect(await screen.findByText('from a 7')).toBeVisible();
  expect(screen.getAllByText(/^from/).map((one) => one.textContent)).toEqual([
    'from b 7',
    'from a 7',
  ]);
});

it('loads the data of a part before it shows it, in the language of the page', async () => {
  const loader = jest.fn(async () => undefined);
  await openRoom({
    'mf-a': filling(async () => ({ Component: ({ id }) => <p>part {id}</p>, loader })),
  });
  expect(await screen.findByText('part 7')).toBeVisible();
  expect(loader).toHaveBeenCalledWith(
    expect.objectContaining({ props: { id: '7' }, locale: 'en' }),
  );
});

it('shows nothing of a part that does not load, and leaves page and other parts alone', async () => {
  const { container } = await openRoom({
    'mf-a': filling(() => Promise.reject(new Error('no such chunk'))),
    'mf-b': text('from b'),
    'mf-c': filling(async () => ({
      Component: () => <p>without data</p>,
      loader: () => Promise.reject(new Error('no data')),
    })),
  });
  expect(await screen.findByText('from b 7')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The room' })).toBeVisible();
  expect(container).not.toHaveTextContent(/could not|went wrong|without data/);
});

it('shows nothing of a part that throws, and reports it as a failure of its release', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { events } = await openRoom({
    'mf-a': filling(async () => ({
      Component: () => {
        throw new Error('broken part');
      },
    })),
    'mf-b': text('from b'),
  });
  expect(await screen.findByText('from b 7')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The room' })).toBeVisible();
  expect(events).toEqual([
    expect.objectContaining({
      remote: 'mf-a',
      version: '1.0.0',
      kind: 'error',
      phase: 'render',
      message: expect.stringContaining('aside: Error: broken part'),
    }),
  ]);
  consoleError.mockRestore();
});

it('waits for no part: the page is there while one is on its way', async () => {
  let arrive: (part: Filling) => void = () => undefined;
  const coming = new Promise<Filling>((resolve) => (arrive = resolve));
  await openRoom({ 'mf-a': filling(() => coming) });
  expect(await screen.findByRole('heading', { name: 'The room' })).toBeVisible();
  await act(async () => arrive({ Component: () => <p>late part</p> }));
  expect(await screen.findByText('late part')).toBeVisible();
});

it('keeps a part, and its state, when the props change', async () => {
  const user = userEvent.setup();
  const Page = () => {
    const [id, setId] = useState('1');
    return (
      <>
        <button onClick={() => setId('2')}>other</button>
        <Slot name="mf-room/beside" props={{ id }} />
      </>
    );
  };
  const Counter = ({ id }: { id: string }) => {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`${id} pressed ${count}`}</button>;
  };
  await openRoom({
    'mf-room': room(Page),
    'mf-a': filling(async () => ({ Component: Counter })),
  });
  await user.click(await screen.findByRole('button', { name: '1 pressed 0' }));
  await user.click(screen.getByRole('button', { name: 'other' }));
  expect(await screen.findByRole('button', { name: '2 pressed 1' })).toBeVisible();
});

it('is loaded for the roles that it is for alone', async () => {
  const remotes = { 'mf-a': { ...text('for staff'), roles: ['Staff'] }, 'mf-b': text('for all') };
  const { unmount } = await openRoom(remotes, { profile: person('Business') });
  expect(await screen.findByText('for all 7')).toBeVisible();
  expect(screen.queryByText('for staff 7')).toBeNull();
  unmount();
  await openRoom(remotes, { profile: person('Staff') });
  expect(await screen.findByText('for staff 7')).toBeVisible();
});

it('loads nothing without a part', async () => {
  const load = jest.fn(async (): Promise<Filling> => ({ Component: () => null }));
  const elsewhere = { ...filling(load), fills: { aside: 'mf-room/other' } };
  await openRoom({ 'mf-a': elsewhere });
  expect(await screen.findByRole('heading', { name: 'The room' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(load).not.toHaveBeenCalled();
});

it.each([
  [{}, 'id is missing'],
  [{ id: 7 }, 'id is no string'],
  [{ id: '7', more: true }, 'more is not declared'],
])('says in development that %j are not its props', async (wrong, problem) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = () => <Slot name="mf-room/beside" props={wrong as { id: string }} />;
  const { events } = await openRoom({ 'mf-room': room(Page) });
  expect(await screen.findByText('This page stopped working')).toBeVisible();
  expect(events[0]?.message).toContain(`slot mf-room/beside: ${problem}`);
  consoleError.mockRestore();
});
