import { mockApi, problem, renderPart } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TalentDetail } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { sharedCard } from '../../testing/cards.ts';
import { talent } from '../../testing/fixtures.ts';
import { TalentCards } from './talent-cards.tsx';

const api = mockApi();

const { IntersectionObserver: original } = globalThis;

/** The window comes near what is watched at once, or never. */
function watchWindow(isNear: boolean): void {
  globalThis.IntersectionObserver = class extends original {
    constructor(private readonly tell: IntersectionObserverCallback) {
      super(tell);
    }
    override observe(): void {
      if (isNear) this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
}

beforeEach(() => watchWindow(true));
afterEach(() => {
  globalThis.IntersectionObserver = original;
});

const person = (count: number) =>
  ({
    ...talent(1),
    compositeCards: Array.from({ length: count }, (_, index) => sharedCard(index + 1)),
  }) as unknown as TalentDetail;

const show = (count: number) =>
  renderPart(<TalentCards talent={person(count)} />, { locale: 'en', messages: remote.messages });

it('shows shared cards, turns one over and enlarges it', async () => {
  api.get('/api/talent/:id/compositecard', { items: [sharedCard(1), sharedCard(2)] });
  await show(2);
  expect(screen.getByRole('heading', { name: 'Composite cards' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /Card 1 .*front/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the back: Card 2' }));
  expect(screen.getByRole('img', { name: /Card 2 .*back: 168 ซม\./ })).toBeVisible();
  expect(screen.getByRole('img', { name: /Card 1 .*front/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Full size: Card 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Card 1' });
  expect(within(dialog).getByRole('img', { name: /front: แก้ม/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('fetches nothing while it is far from the window', async () => {
  watchWindow(false);
  await show(1);
  expect(screen.getByRole('heading', { name: 'Composite cards' })).toBeVisible();
  expect(api.requests).toEqual([]);
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

it('is not there, and asks for nothing, without shared cards', async () => {
  await show(0);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(api.requests).toEqual([]);
});

it('offers to try again when the cards do not load', async () => {
  api.get('/api/talent/:id/compositecard', problem(503, 'UNAVAILABLE'));
  await show(1);
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.get('/api/talent/:id/compositecard', { items: [sharedCard(1)] });
  await userEvent.click(again);
  expect(await screen.findByRole('img', { name: /Card 1/ })).toBeVisible();
});
