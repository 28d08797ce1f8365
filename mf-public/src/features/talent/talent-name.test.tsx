import { mockApi, renderPage } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import remote from '../../remote.tsx';
import { headArgs } from '../../testing/head-args.ts';
import { id, listOf, summary, talent } from '../../testing/fixtures.ts';
import { person } from '../../testing/detail-fixtures.ts';
import { page as listPage } from './talent-list-page.tsx';
import { talentHead } from './talent-head.ts';

const api = mockApi();
const NAME = { th: 'น้ำผึ้ง กานต์ธิดา', en: 'Namphueng Kanthida' };
const called = talent(1, {
  displayName: NAME.th,
  name: NAME,
  nickName: { th: 'น้ำผึ้ง', en: 'Namphueng' },
});

test.each(['th', 'en'] as const)(
  'a list in %s calls a talent by the names of the language',
  async (locale) => {
    api.get('/api/talent', listOf([called]));
    api.get('/api/talent/tags', []);
    api.get('/api/talent/summary', summary);
    await renderPage(listPage, { path: '/talent', locale, messages: remote.messages });
    const link = await screen.findByRole('link', { name: NAME[locale] });
    expect(link).toHaveAttribute('href', `/talent/${id('talent', 1)}`);
    // The nickname is in the name, and not once more below it.
    expect(screen.getAllByText(called.nickName![locale])).toHaveLength(1);
  },
);

test.each(['th', 'en'] as const)(
  'title, share picture and breadcrumb in %s have it too',
  (locale) => {
    const talent = person({ displayName: NAME.th, name: NAME });
    const head = talentHead(headArgs('/', talent, locale));
    expect(head.title).toBe(NAME[locale]);
    expect(JSON.stringify(head.jsonLd)).not.toContain(NAME[locale === 'th' ? 'en' : 'th']);
  },
);
