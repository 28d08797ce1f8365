import { mockApi, person, renderPage } from '@dara/kit/testing';
import { act, screen, within } from '@testing-library/react';
import type { JobDetail } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { id } from '../../testing/fixtures.ts';
import { jobDetail, viewer } from '../../testing/job-detail.ts';
import { page } from './job-detail-page.tsx';

const api = mockApi();
const JOB = id('job', 1);

type Seen = { isIntersecting: boolean; boundingClientRect: { top: number } };
let tell: (entries: Seen[]) => void;

/** The browser's part: says where in the window the card stands that tells how to apply. */
class WatchedCard {
  constructor(callback: (entries: Seen[]) => void) {
    tell = callback;
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => Object.assign(globalThis, { IntersectionObserver: WatchedCard }));
afterEach(() => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

async function openPage(job: Partial<JobDetail>, isTalent: boolean) {
  api.get('/api/job/:id', () => jobDetail(job));
  await renderPage(page, {
    path: '/job/:jobId',
    url: `/job/${JOB}`,
    locale: 'en',
    messages: remote.messages,
    profile: isTalent ? person('Talent', { talentId: 't1' }) : undefined,
  });
  await screen.findByRole('heading', { level: 1 });
}

const cardAt = (top: number, isIntersecting: boolean) =>
  act(async () => tell([{ isIntersecting, boundingClientRect: { top } }]));

test('the next step stands at the foot of the window until the card that holds it is in sight', async () => {
  await openPage({ viewer: viewer() }, true);
  const name = 'Apply for this job';
  await screen.findByRole('button', { name });
  await cardAt(1500, false);
  const [inCard, inBar] = screen.getAllByRole('button', { name });
  expect(screen.getByRole('complementary', { hidden: true })).toContainElement(inCard ?? null);
  expect(within(inBar?.parentElement as HTMLElement).getByText(/THB|฿|baht/)).toBeInTheDocument();
  await cardAt(400, true);
  expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  // Scrolled past: related jobs are read by now.
  await cardAt(-300, false);
  expect(screen.getAllByRole('button', { name })).toHaveLength(1);
});

test('visitors are led to sign in from the foot of the window', async () => {
  await openPage({ viewer: null }, false);
  await cardAt(1500, false);
  expect(screen.getByRole('link', { name: 'Sign in to apply' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`/job/${JOB}`)),
  );
});
