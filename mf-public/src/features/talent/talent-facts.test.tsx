import { renderPage } from '@dara/kit/testing';
import { screen } from '@testing-library/react';
import remote from '../../remote.tsx';
import { person } from '../../testing/detail-fixtures.ts';
import { BodyFacts } from './talent-facts.tsx';

const talent = person({ hairColour: 'grey', eyeColour: 'green', shoes: 38.5 });
const page = { Component: () => <BodyFacts talent={talent} /> };

test.each([
  ['en', ['Grey', 'Green', 'EU 38.5']],
  ['th', ['เทา', 'เขียว', 'EU 38.5']],
] as const)('in %s, names every colour that talents choose from', async (locale, facts) => {
  await renderPage(page, { path: '/', locale, messages: remote.messages });
  for (const fact of facts) expect(await screen.findByText(fact)).toBeVisible();
});
