import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSteps, type Steps } from './use-steps.ts';

const IDS = ['account', 'name', 'review'];

function open(url = '/form') {
  let steps: Steps | undefined;
  function Part(): ReactNode {
    steps = useSteps(IDS);
    return null;
  }
  const before = { path: '/before', element: null };
  const router = createMemoryRouter([before, { path: '/form', element: <Part /> }], {
    initialEntries: ['/before', url],
  });
  render(<RouterProvider router={router} />);
  const nav = (): Steps => {
    if (!steps) throw new Error('the form is not open');
    return steps;
  };
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  const goTo = (index: number) => act(async () => nav().goTo(index));
  const restart = (furthest: number) => act(async () => nav().restart(furthest));
  const back = () => act(async () => void (await router.navigate(-1)));
  const state = () => [nav().index, nav().furthest, address()];
  return { goTo, restart, back, state, address };
}

it('begins with the first step, even if the address names another', () => {
  expect(open().state()).toEqual([0, 0, '/form']);
  expect(open('/form?step=review').state()).toEqual([0, 0, '/form?step=review']);
  expect(open('/form?step=gone').state()).toEqual([0, 0, '/form?step=gone']);
});

it('steps are in the URL; back goes one step and then out', async () => {
  const form = open('/form?from=mail#top');
  await form.goTo(1);
  expect(form.state()).toEqual([1, 1, '/form?from=mail&step=name#top']);
  await form.goTo(2);
  expect(form.state()).toEqual([2, 2, '/form?from=mail&step=review#top']);
  await form.back();
  expect(form.state()).toEqual([1, 2, '/form?from=mail&step=name#top']);
  await form.goTo(0);
  expect(form.state()).toEqual([0, 2, '/form?from=mail#top']);
  await form.back();
  expect(form.state()).toEqual([1, 2, '/form?from=mail&step=name#top']);
  await form.back();
  await form.back();
  expect(form.address()).toBe('/before');
});

it('adds nothing to the history for the step that is shown', async () => {
  const form = open();
  await form.goTo(1);
  await form.goTo(1);
  await form.back();
  expect(form.address()).toBe('/form');
});

it('restarts at the shown step, with the reached steps open', async () => {
  const form = open();
  await form.goTo(1);
  await form.goTo(2);
  await form.restart(1);
  expect(form.state()).toEqual([0, 1, '/form']);
  await form.back();
  expect(form.state()).toEqual([1, 1, '/form?step=name']);
});

it('takes away a step that the address names and that is not open', async () => {
  const form = open('/form?step=review');
  await form.restart(0);
  expect(form.state()).toEqual([0, 0, '/form']);
  // From the first step there is nothing to go back from.
  await form.restart(0);
  await form.back();
  expect(form.address()).toBe('/before');
});

it('opens no more steps than there are', async () => {
  const form = open();
  await form.restart(7);
  expect(form.state()).toEqual([0, 2, '/form']);
});
