import { renderPart } from '@dara/kit/testing';
import { screen, within } from '@testing-library/react';
import type { TalentDetail, WorkExperience } from '../../api/generated.ts';
import remote from '../../remote.tsx';
import { id, picture } from '../../testing/fixtures.ts';
import { TalentWorks } from './talent-works.tsx';

const FILM: WorkExperience = {
  id: id('experience', 1),
  customerName: 'Krungsiam',
  project: 'Night Bus',
  role: 'Lead actor',
  experienceType: 'Internal',
  hireDate: '2025-03-01',
  link: 'https://watch.example/night-bus',
  images: [picture(1)],
};
const PLAIN: WorkExperience = { ...FILM, id: id('experience', 2), link: null, images: [] };

async function show(experiences: WorkExperience[], locale: 'th' | 'en' = 'en') {
  const works = [{ id: id('work', 1), talentType: 'Actor' as const, experiences }];
  await renderPart(<TalentWorks talent={{ works } as unknown as TalentDetail} />, {
    locale,
    messages: remote.messages,
  });
  return screen.findAllByRole('listitem');
}

const hasPlate = (item: HTMLElement) => item.querySelector('svg') !== null;

it('a work shows its image, project, role, customer, year and a safe link', async () => {
  const [card] = await show([FILM]);
  const film = within(card!);
  const link = film.getByRole('link', { name: /^Night Bus/ });
  expect(link).toHaveAttribute('href', FILM.link);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(film.getByRole('heading', { level: 3, name: /^Night Bus/ })).toBeVisible();
  for (const fact of ['Lead actor', 'Krungsiam', '2025', 'Booked by Dara']) {
    expect(film.getByText(fact)).toBeVisible();
  }
  expect(film.getByRole('button', { name: 'Pictures of Night Bus, 1 picture' })).toBeVisible();
});

it('the year is the Buddhist one in Thai', async () => {
  const [card] = await show([FILM], 'th');
  const film = within(card!);
  expect(film.getByText('2568')).toBeVisible();
});

it('a work without link and image has neither, and a plate only among images', async () => {
  const [, plain] = await show([FILM, PLAIN]);
  expect(within(plain!).queryByRole('link')).toBeNull();
  expect(within(plain!).queryByRole('button')).toBeNull();
  expect(hasPlate(plain!)).toBe(true);
});

it('works without any image are words alone', async () => {
  const items = await show([PLAIN, { ...PLAIN, id: id('experience', 3) }]);
  expect(items.map(hasPlate)).toEqual([false, false]);
});

it('an earlier work is titled by its customer, once', async () => {
  const [card] = await show([{ ...FILM, project: null, role: null, hireDate: null }]);
  const old = within(card!);
  expect(old.getByRole('heading', { level: 3, name: /^Krungsiam/ })).toBeVisible();
  expect(old.getAllByText('Krungsiam')).toHaveLength(1);
  expect(old.queryByRole('time')).toBeNull();
});
