import { lowContrastPairs } from '@dara/sdk/testing';
import site from '../../site.json';

test('text in the colours of the site has enough contrast', () => {
  const { paper, accent } = site;
  expect(lowContrastPairs({ paper, ...accent })).toEqual([]);
});
