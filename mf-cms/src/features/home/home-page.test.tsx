import { mockApi, person, problem, renderPage } from '@dara/kit/testing';
import { HOME_LIMITS, HOME_SECTIONS } from '@dara/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ManagementHome } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { page } from './home-page.tsx';

const network = mockApi();
const path = '/management/cms/home';
const API = '/api/management/home';

const face = (id: string, isShown = true) => ({
  id,
  name: { th: `ไทย ${id}`, en: id },
  image: null,
  isShown,
});
const home: ManagementHome = {
  heroTitle: null,
  heroText: { th: 'คำ', en: '' },
  heroTalents: [face('Mali'), face('Nok', false)],
  sections: HOME_SECTIONS.map((id) => ({ id, shown: true })),
  version: 3,
  updatedAt: '2026-01-05T00:00:00.000Z',
};
const found = ['Mali', 'Ploy'].map((id) => ({ ...face(id), isPublic: true }));

async function show(changes: Partial<ManagementHome> = {}) {
  network.get(API, { ...home, ...changes });
  network.get('/api/management/talent', { items: found, page: 1, size: 20, total: 2 });
  network.get(`${API}/audit`, { items: [], page: 1, size: 10, total: 0 });
  const options = { locale: 'en', messages: remote.messages, profile: person('Staff') } as const;
  await renderPage(page, { path, url: path, ...options });
}
const writes = () =>
  network.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const faces = async () =>
  within(await screen.findByRole('list', { name: 'Faces at the top' })).getAllByRole('listitem');

test('a save sends only what was changed', async () => {
  network.put(API, { ...home, version: 4 });
  await show();
  const titles = await screen.findAllByRole('textbox', { name: /^Headline/ });
  await userEvent.type(titles[0]!, 'ดาวของเรา');
  await userEvent.click(screen.getByRole('switch', { name: 'News' }));
  await press('Save');
  const sections = home.sections.map(({ id }) => ({ id, shown: id !== 'news' }));
  const heroTitle = { th: 'ดาวของเรา', en: '' };
  await waitFor(() => expect(writes()).toEqual([{ version: 3, heroTitle, sections }]));
});

test('portraits are found by name, marked where they are not public, and limited', async () => {
  network.put(API, { ...home, version: 4 });
  const others = Array.from({ length: HOME_LIMITS.talents - 3 }, (_, index) => `Star ${index}`);
  await show({ heroTalents: [...home.heroTalents, ...others.map((id) => face(id))] });
  const [shown, hidden] = await faces();
  expect(within(shown!).queryByText('Not shown to visitors')).toBeNull();
  expect(within(hidden!).getByText('Not shown to visitors')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Add a talent' }));
  expect(await screen.findByRole('option', { name: 'Ploy' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Mali' })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: 'Ploy' }));
  expect(await faces()).toHaveLength(HOME_LIMITS.talents);
  expect(screen.getByText(/^10 at most/)).toBeInTheDocument();
  await press('Remove Mali');
  expect(screen.getByRole('combobox', { name: 'Add a talent' })).toHaveValue('');
  await press('Save');
  await waitFor(() =>
    expect(writes()).toEqual([{ version: 3, heroTalentIds: ['Nok', ...others, 'Ploy'] }]),
  );
});

test('English words need Thai ones, and where menus lead cannot be hidden', async () => {
  await show();
  const titles = await screen.findAllByRole('textbox', { name: /^Headline/ });
  await userEvent.type(titles[1]!, 'Our stars');
  await press('Save');
  expect(titles[0]).toBeInvalid();
  expect(writes()).toEqual([]);
  const about = screen.getByRole('switch', { name: 'About us' });
  expect(about).toHaveAttribute('aria-disabled', 'true');
  const preview = within(screen.getByRole('list', { name: 'Preview' }));
  expect(preview.getByText('Our stars')).toBeInTheDocument();
});

test('what another user saved meanwhile is asked about', async () => {
  const current = { ...home, heroText: { th: 'ของเขา', en: '' }, version: 4 };
  network.put(API, problem(409, 'VERSION_CONFLICT', { current }));
  await show();
  const texts = await screen.findAllByRole('textbox', { name: /^Text under/ });
  await userEvent.type(texts[0]!, 'ของเรา');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('ของเขา')).toBeInTheDocument();
});
