import { mockApi, person, problem, renderPart } from '@dara/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../../remote.tsx';

const network = mockApi();
const job = (id: string, en: string) => ({ id, title: { th: `งาน ${id}`, en } });

async function show(items: ReturnType<typeof job>[], total = items.length) {
  network.get('/api/management/job', { items, page: 1, size: 3, total });
  const { Component } = await remote.parts!['talent-part']!();
  return renderPart(<Component talentId="t1" nameTh="น้ำผึ้ง" nameEn="Namphueng" />, {
    locale: 'en',
    messages: remote.messages,
    profile: person('Business'),
  });
}

const links = (label: RegExp) =>
  screen.getAllByRole('link', { name: label }).map((link) => link.getAttribute('href'));

test('leads from each open job to inviting this talent', async () => {
  const { container } = await show([job('j1', 'Tea'), job('j2', 'Coffee')]);
  expect(await screen.findByRole('region', { name: 'Work with Namphueng' })).toBeVisible();
  expect(links(/^Invite Namphueng to/)).toEqual(
    ['j1', 'j2'].map(
      (id) => `/management/business/job/detail/${id}/request/invite?keyword=Namphueng`,
    ),
  );
  expect(links(/Post a new job/)).toEqual(['/management/business/job/detail']);
  expect(network.requests.at(-1)?.url.search).toBe('?status=Open&page=1&size=3');
  expect((await axe(container)).violations).toEqual([]);
});

test('leads to all open jobs where there are more, and to the first one where there is none', async () => {
  const { unmount } = await show([job('j1', 'Tea')], 4);
  const part = await screen.findByRole('region', { name: 'Work with Namphueng' });
  expect(within(part).getByRole('link', { name: 'See all open jobs' })).toHaveAttribute(
    'href',
    '/management/business/job?status=Open',
  );
  unmount();
  await show([]);
  expect(await screen.findByText(/^Post a job first/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('shows nothing where the jobs cannot be read', async () => {
  network.get('/api/management/job', problem(503, 'INTERNAL'));
  const { Component } = await remote.parts!['talent-part']!();
  const { container } = await renderPart(
    <Component talentId="t1" nameTh="น้ำผึ้ง" nameEn="Namphueng" />,
    { messages: remote.messages, profile: person('Business') },
  );
  await waitFor(() => expect(network.requests.length).toBeGreaterThan(0));
  expect(container).not.toHaveTextContent(/น้ำผึ้ง/);
});
