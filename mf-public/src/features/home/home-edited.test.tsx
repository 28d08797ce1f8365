import { mockApi, problem, renderPage } from '@dara/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote.tsx';
import { talent } from '../../testing/fixtures.ts';
import { SECTION_IDS, about, answerHome, home } from '../../testing/home.ts';
import { page } from './home-page.tsx';

const api = mockApi();
const render = () => renderPage(page, { locale: 'en', messages: remote.messages });
const section = (name: string) => screen.findByRole('region', { name });

it('says of the agency what editors wrote, once they changed it', async () => {
  answerHome(api);
  api.get('/api/page/about', about(2));
  await render();
  const part = await section('Who we are');
  expect(part).toHaveTextContent('In short');
  expect(part.querySelector('strong')).toHaveTextContent('long');
});

it('shows what editors decided: words, faces, order, and what is hidden', async () => {
  answerHome(api);
  const sections = [...SECTION_IDS].reverse().map((id) => ({ id, shown: id !== 'news' }));
  const { id, image } = talent(9);
  const heroTalents = image ? [{ id, image }] : [];
  api.get('/api/home', home({ sections, heroTalents, heroTitle: { th: 'ดาวของเรา', en: '' } }));
  await render();
  await screen.findByText('Job 1');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent);
  expect(headings).toEqual([
    'Work with Dara',
    'Our clients',
    'Open jobs',
    'Our talents',
    'Talk of the town',
    'About us',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ดาวของเรา');
  const hero = await section('ดาวของเรา');
  await waitFor(() => expect(hero.querySelectorAll('[data-count="3"] img')).toHaveLength(3));
});

it('is as it was made where nothing is known of the decisions of editors', async () => {
  answerHome(api);
  api.get('/api/home', problem(500, 'INTERNAL'));
  await render();
  await screen.findByText('Job 1');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('the right star');
  expect(screen.queryByRole('alert')).toBeNull();
});
