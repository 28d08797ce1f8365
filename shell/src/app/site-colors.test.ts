import { lowContrastPairs } from '@dara/sdk/testing';
import site from '../../site.json';

test('what stands in the colours of the site can be read', () => {
  const { paper, accent } = site;
  expect(lowContrastPairs({ paper, ...accent })).toEqual([]);
});
