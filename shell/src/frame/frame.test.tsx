import type { MenuEntry, RoutePage } from '@dara/contract';
import { notify } from '@dara/sdk/notice';
import type { RootState } from '@dara/sdk/store';
import { mockApi, person } from '@dara/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite, textPage, type TestRemote } from '../testing/render-site.tsx';

mockApi();

// jsdom knows no window width: what only wide windows show counts as hidden here.

function entry(id: string, path: string, permission: string[]): MenuEntry {
  return { id, path, permission, section: 'work', label: { th: id, en: id }, order: 1 };
}

const office: TestRemote = {
  routes: [
    { path: '/management/jobs', page: 'jobs', access: 'signed-in', frame: 'management' },
    { path: '/management/users', page: 'jobs', access: 'signed-in', frame: 'management' },
  ],
  pages: { jobs: async () => textPage('All jobs') },
  menu: [
    entry('Jobs', '/management/jobs', ['Admin', 'Staff', 'Business']),
    entry('Users', '/management/users', ['Admin']),
    { id: 'about', section: 'main', label: { th: 'เกี่ยวกับ', en: 'About' }, path: '/#a', order: 1 },
  ],
  sections: [{ id: 'work', label: { th: 'งาน', en: 'Work' }, order: 1 }],
};
const remotes = { 'mf-office': office };

it.each<[Parameters<typeof person>[0], string[]]>([
  ['Admin', ['Jobs', 'Users']],
  ['Business', ['Jobs']],
])('shows in the rail what %s may open', async (permission, names) => {
  await renderSite({ url: '/management/jobs', remotes, profile: person(permission) });
  await screen.findByText('All jobs');
  const rail = screen.getByLabelText('Management');
  expect(
    within(rail)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual(names);
  expect(within(rail).getByRole('link', { name: 'Jobs', hidden: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('Work');
});

it('ends public pages with the policies that remotes bring, and keeps them out of the rail', async () => {
  const legal: TestRemote = {
    routes: [{ path: '/privacy', page: 'privacy' }],
    pages: { privacy: async () => textPage('What we keep') },
    menu: [
      {
        id: 'privacy',
        section: 'footer',
        label: { th: 'ความเป็นส่วนตัว', en: 'Privacy' },
        path: '/privacy',
        order: 1,
      },
      {
        id: 'rss',
        section: 'footer',
        label: { th: 'ข่าวสาร (RSS)', en: 'News (RSS)' },
        path: '/news/rss.xml',
        order: 2,
      },
    ],
  };
  const user = userEvent.setup();
  const site = await renderSite({ remotes: { ...remotes, 'mf-legal': legal } });
  const policies = await screen.findByRole('navigation', { name: 'Policies' });
  // Served by the gateway, so a press on it is left to the browser.
  const feed = within(policies).getByRole('link', { name: 'News (RSS)' });
  expect(feed).toHaveAttribute('href', '/news/rss.xml?lang=en');
  const leaves = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', leaves, { once: true });
  feed.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  await user.click(feed);
  expect([leaves.mock.calls.length, site.address()]).toEqual([1, '/']);
  await user.click(within(policies).getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByText('What we keep')).toBeVisible();
  await waitFor(() => expect(site.address()).toBe('/privacy'));
  expect(screen.getByLabelText('Main menu')).not.toHaveTextContent('Privacy');
});

it('shows what the header has no room for in the footer', async () => {
  const more: TestRemote = {
    routes: [{ path: '/openings', page: 'openings' }],
    pages: { openings: async () => textPage('All openings') },
    menu: [
      {
        id: 'openings',
        section: 'more',
        label: { th: 'งานที่เปิดรับ', en: 'Openings' },
        path: '/openings',
        order: 1,
      },
    ],
  };
  await renderSite({ remotes: { ...remotes, 'mf-more': more } });
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Openings' })).toHaveAttribute(
    'href',
    '/openings?lang=en',
  );
  expect(screen.getByLabelText('Main menu')).not.toHaveTextContent('Openings');
});

it('leaves out of the footer what the agency did not set', async () => {
  await renderSite({ remotes });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('© Dara')).toBeVisible();
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/?lang=en', '/?lang=en#a', '/contact?lang=en'],
  ]);
});

it('says in the footer what the agency set', async () => {
  const site = {
    tagline: { th: 'คนเบื้องหน้า', en: 'Faces and voices' },
    legal: { th: '© ดาวเด่น จำกัด', en: '© Daoden Ltd.' },
    contact: { phone: '+66 2 111 1111' },
    social: [{ id: 'line' as const, name: 'LINE', url: 'https://line.me/R/ti/p/%40daoden' }],
  };
  await renderSite({ remotes, site });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('Faces and voices')).toBeVisible();
  expect(footer.getByText('© Daoden Ltd.')).toBeVisible();
  const phone = footer.getByRole('link', { name: '+66 2 111 1111' });
  expect(phone).toHaveAttribute('href', 'tel:+6621111111');
  expect(footer.getByRole('link', { name: 'LINE' })).toBeVisible();
  expect(footer.queryByRole('link', { name: /@|Write/ })).toBeNull();
});

it('has no contact part when no contact data is set', async () => {
  await renderSite({ remotes, site: { contact: {} } });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.queryByRole('region')).toBeNull();
});

it('leaves the pages of the public frame out of the way down to a management page', async () => {
  const mixed: TestRemote = {
    routes: [
      { path: '/people', page: 'all', title: { th: 'ศิลปินของเรา', en: 'Our people' } },
      {
        path: '/people/mine',
        page: 'mine',
        access: 'signed-in',
        frame: 'management',
        title: { th: 'ของฉัน', en: 'Mine' },
      },
    ],
    pages: { all: async () => textPage('All'), mine: async () => textPage('My page') },
  };
  const profile = person('Talent');
  await renderSite({ url: '/people/mine', remotes: { 'mf-people': mixed }, profile });
  await screen.findByText('My page');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('Mine');
  expect(trail).not.toHaveTextContent('Our people');
});

it('skips the address that creates a record in the breadcrumb of an existing one', async () => {
  const page = (path: string, en: string) => ({
    path,
    page: 'person',
    access: 'signed-in' as const,
    frame: 'management' as const,
    title: { th: en, en },
  });
  const people: TestRemote = {
    routes: [
      page('/people', 'People'),
      page('/people/detail', 'New person'),
      page('/people/detail/:id', 'Person'),
    ],
    pages: { person: async () => textPage('Who it is') },
  };
  const profile = person('Staff');
  await renderSite({ url: '/people/detail/7', remotes: { 'mf-people': people }, profile });
  await screen.findByText('Who it is');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('PeoplePerson');
});

it('begins the breadcrumb at the entry of the rail', async () => {
  const page = (path: string, en: string) => ({
    path,
    page: 'person',
    access: 'signed-in' as const,
    frame: 'management' as const,
    title: { th: en, en },
  });
  const mine = { path: '/people/mine', label: { th: 'ของฉัน', en: 'Mine' }, icon: 'user' };
  const people: TestRemote = {
    routes: [page('/people', 'People'), page('/people/mine', 'Own')],
    menu: [{ id: 'people.mine', section: 'people', order: 1, ...mine }],
    sections: [{ id: 'people', label: { th: 'คน', en: 'Persons' }, order: 1 }],
    pages: { person: async () => textPage('Who it is') },
  };
  const profile = person('Staff');
  await renderSite({ url: '/people/mine', remotes: { 'mf-people': people }, profile });
  await screen.findByText('Who it is');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/^PersonsMine$/);
});

it('ends the breadcrumb in the name of the record as soon as it is known', async () => {
  const route = (path: string, en: string) => ({
    path,
    page: 'person',
    access: 'signed-in' as const,
    frame: 'management' as const,
    title: { th: en, en },
  });
  const person1: RoutePage = {
    ...textPage('Who it is'),
    names: ({ params, locale, store }) => ({
      id:
        (store.getState() as RootState).notice.length > 0 ? `${params['id']} ${locale}` : undefined,
    }),
  };
  const people: TestRemote = {
    routes: [route('/people', 'People'), route('/people/:id', 'Person')],
    pages: { person: async () => person1 },
  };
  const profile = person('Staff');
  const site = await renderSite({ url: '/people/7', remotes: { 'mf-people': people }, profile });
  await screen.findByText('Who it is');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('PeoplePerson');
  act(() => void site.store.dispatch(notify({ kind: 'info', message: { id: 'kit.ui.close' } })));
  await waitFor(() => expect(trail).toHaveTextContent('People7 en'));
});

it('changes the language in place, stores it, and sets it on the document', async () => {
  const user = userEvent.setup();
  await renderSite({ remotes });
  await screen.findByText('Home of the test');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'เปลี่ยนเป็นภาษาไทย' }));
  expect(await screen.findByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  expect(document.documentElement.lang).toBe('th');
  expect(localStorage.getItem('lang')).toBe('th');
  expect(document.cookie).toContain('lang=th');
  expect(screen.getByLabelText('เมนูหลัก')).toHaveTextContent('เกี่ยวกับ');
});

it('changes the theme by class and goes back to the system', async () => {
  const user = userEvent.setup();
  await renderSite();
  const button = await screen.findByRole('button', { name: 'Theme', hidden: true });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Dark', hidden: true }));
  expect(document.documentElement).toHaveClass('dark');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Dark', hidden: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'As the system', hidden: true }));
  expect(document.documentElement).not.toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBeNull();
});

it('closes a menu by Escape and gives the focus back', async () => {
  const user = userEvent.setup();
  await renderSite();
  const button = await screen.findByRole('button', { name: 'Theme', hidden: true });
  await user.click(button);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('after a navigation sets the title, announces it and moves the focus to the content', async () => {
  const site = await renderSite({ remotes, profile: person('Admin') });
  await screen.findByText('Home of the test');
  await act(() => site.router.navigate('/nowhere'));
  await screen.findByText('We could not find this page');
  await waitFor(() => expect(document.title).toBe('Page not found · Dara'));
  expect(screen.getByText('Page not found · Dara')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
