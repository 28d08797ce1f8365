import { mockApi, renderPage } from '@dara/kit/testing';
import { toIsoDate } from '@dara/kit/format';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page as jobs } from '../../features/job/job-list-page.tsx';
import { page as talents } from '../../features/talent/talent-list-page.tsx';
import remote from '../../remote.tsx';
import { id, listOf, summary, talent } from '../../testing/fixtures.ts';

const api = mockApi();
const tags = Array.from({ length: 14 }, (_, index) => ({
  id: id('tag', index),
  th: `เรื่อง ${index}`,
  en: `Interest ${index}`,
}));

beforeEach(() => {
  api.get('/api/talent/summary', summary);
  api.get('/api/talent/tags', tags);
  api.get('/api/talent', listOf([talent(1)], 30));
  api.get('/api/job', listOf([], 0));
});

// Beside the list on desktops alone, so it is not in sight of the tests' small window.
const hidden = true;
const messages = remote.messages;
const showTalents = async (query = '') => {
  const shown = await renderPage(talents, {
    path: '/talent',
    url: `/talent${query}`,
    locale: 'en',
    messages,
  });
  await screen.findByText('30 talents found');
  return shown;
};
const linkOf = (name: string) => screen.getByRole('link', { name, hidden }).getAttribute('href');
const chipOf = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group, hidden }))
    .getByRole('link', { name, hidden })
    .getAttribute('href');
const fieldsOf = (form: HTMLFormElement | null) => {
  expect(form?.method).toBe('get');
  return [...new FormData(form ?? undefined)].map(([name, value]) => `${name}=${String(value)}`);
};

it('leads by links to every filter, order and page, with the rest of the address as it is', async () => {
  await showTalents('?gender=Female&page=2');
  expect(chipOf('Channel', 'TikTok')).toBe('/talent?channel=Tiktok&gender=Female');
  expect(chipOf('Gender', 'Female')).toBe('/talent');
  expect(chipOf('Gender', 'Male')).toBe('/talent?gender=Male&gender=Female');
  expect(chipOf('Followers', 'Under 1K')).toBe('/talent?followers=0-999&gender=Female');
  expect(linkOf('Newest first')).toBe('/talent?gender=Female&sort=CreatedAt&order=desc');
  expect(linkOf('Remove Gender: Female')).toBe('/talent');
  expect(linkOf('Clear filters')).toBe('/talent');
  expect(linkOf('Page 3')).toBe('/talent?gender=Female&page=3');
  expect(linkOf('Filters (1)')).toBe('/talent?gender=Female&page=2#filters');
  const chip = screen.getByRole('link', { name: 'Female', hidden });
  expect(chip).toHaveAttribute('rel', 'nofollow');
  expect(chip).toHaveAttribute('aria-current', 'true');
});

it('searches by a form that sends the other filters along', async () => {
  await showTalents('?keyword=ya&tags=a&tags=b&page=2');
  const box = screen.getByRole<HTMLInputElement>('combobox');
  expect(new URL(box.form?.action ?? '').pathname).toBe('/talent');
  expect(fieldsOf(box.form)).toEqual(['lang=en', 'tags=a', 'tags=b', 'keyword=ya']);
  expect(linkOf('Clear search')).toBe('/talent?tags=a&tags=b');
  expect(within(box.form!).getByRole('button', { name: 'Search' })).toHaveAttribute(
    'type',
    'submit',
  );
});

it('takes a range by a form of its two ends', async () => {
  await showTalents('?gender=Male&followers=5000-9000');
  const boxes = within(screen.getByRole('group', { name: 'Followers', hidden }));
  const from = boxes.getByRole<HTMLInputElement>('textbox', { name: 'From', hidden });
  expect(fieldsOf(from.form)).toEqual([
    'lang=en',
    'gender=Male',
    'followers=5000',
    'followers=9000',
  ]);
});

it('asks who is free by a form of two days, without scripts', async () => {
  await showTalents('?gender=Male&age=18-24&age=61-&free=2999-01-01');
  const free = screen.getByRole('group', { name: 'Free on dates', hidden });
  const [from, to] = within(free).getAllByLabelText<HTMLInputElement>(/^(From|To)$/);
  expect([from?.type, to?.type]).toEqual(['date', 'date']);
  expect(from).toHaveAttribute('min', toIsoDate(Date.now()));
  const carried = ['lang=en', 'gender=Male', 'age=18-24', 'age=61-'];
  expect(fieldsOf(from?.form ?? null)).toEqual([...carried, 'free=', 'free=']);
  expect(within(free).getByRole('button', { name: 'Apply', hidden })).toHaveAttribute(
    'type',
    'submit',
  );
});

it('shows rarely used filters when they are opened or in force', async () => {
  await showTalents('?skinTone=tan');
  const fold = (name: string) =>
    screen.getByRole('group', { name, hidden }).closest('details')?.hasAttribute('open');
  expect(fold('Skin tone')).toBe(true);
  expect(fold('Languages')).toBe(false);
  expect(fold('Gender')).toBeUndefined();
  expect(chipOf('Languages', 'Thai')).toBe('/talent?skinTone=tan&language=th');
});

it('chooses a province by a form', async () => {
  const url = '/job?open=false&province=10';
  await renderPage(jobs, { path: '/job', url, locale: 'en', messages });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { hidden });
  expect(fieldsOf(select.form)).toEqual(['lang=en', 'open=false', 'province=10']);
});

it('takes two filters away that are let go before the first render', async () => {
  const { currentUrl } = await showTalents('?gender=Male&channel=Tiktok');
  await act(async () => {
    for (const name of ['Remove Gender: Male', 'Remove Channel: TikTok'])
      fireEvent.click(screen.getByRole('link', { name }));
  });
  expect(currentUrl()).toBe('/talent');
});

it('keeps the focus where it was, and leads it to the results when a filter goes', async () => {
  const { currentUrl } = await showTalents();
  const male = () => screen.getByRole('link', { name: 'Male', hidden });
  await userEvent.click(male());
  await waitFor(() => expect(currentUrl()).toBe('/talent?gender=Male'));
  expect(male()).toHaveFocus();
  await userEvent.click(await screen.findByRole('link', { name: 'Remove Gender: Male' }));
  await waitFor(() => expect(currentUrl()).toBe('/talent'));
  expect(screen.getByRole('region', { name: 'Our talents' })).toHaveFocus();
  await userEvent.click(screen.getByText(/^Sort by/));
  await userEvent.click(screen.getByRole('link', { name: 'Newest first' }));
  const order = screen.getByText(/^Sort by/).closest('summary');
  await waitFor(() => expect(order).toHaveTextContent('Sort by: Newest first'));
  expect(order).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Newest first' }).closest('details')).not.toHaveAttribute(
    'open',
  );
});

it('shows further interests by the browser itself, and those that are chosen at once', async () => {
  const first = await showTalents();
  const rest = () => screen.getByText('Show all (14)').closest('details');
  expect(rest()).not.toHaveAttribute('open');
  expect(within(rest()!).getAllByRole('link', { hidden })).toHaveLength(4);
  first.unmount();
  await showTalents(`?tags=${tags[13]?.id}`);
  expect(rest()).toHaveAttribute('open');
});

it('offers followers, engagement, age and height in bands beside their open ends', async () => {
  await showTalents('?age=18-24&age=25-34&height=160-169.9');
  const bands = (name: string) =>
    within(screen.getByRole('group', { name, hidden }))
      .getAllByRole('link', { hidden })
      .map(({ textContent }) => textContent);
  expect(bands('Followers')).toEqual([
    ...['Under 1K', '1K – 10K', '10K – 100K', '100K – 1M', 'Over 1M'],
  ]);
  expect(bands('Engagement')).toEqual([
    ...['Under 1%', '1% – 3%', '3% – 6%', '6% – 10%', '10% – 20%', 'Over 20%'],
  ]);
  expect(bands('Age')).toEqual([
    ...['Under 8', '8 – 17', '18 – 24', '25 – 34', '35 – 44', '45 – 60', 'Over 60'],
  ]);
  expect(bands('Height')).toEqual([
    ...['Under 140', '140 – 160', '160 – 170', '170 – 180', '180 – 200', 'Over 200'],
  ]);
  expect(chipOf('Age', '35 – 44')).toBe('/talent?age=18-24&age=25-34&age=35-44&height=160-169.9');
  expect(chipOf('Age', '18 – 24')).toBe('/talent?age=25-34&height=160-169.9');
  expect(linkOf('Remove Age: 25 – 34')).toBe('/talent?age=18-24&height=160-169.9');
  expect(screen.getByRole('link', { name: 'Remove Age: 18 – 24' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove Height: 160 – 170' })).toBeVisible();
});
