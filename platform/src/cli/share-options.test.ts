import { expect, it } from 'vitest';
import { shareOf, type ShareOptions } from './share-options.ts';

it.each<[ShareOptions, ReturnType<typeof shareOf>]>([
  [{}, undefined],
  [{ share: '100' }, undefined],
  [{ share: '5' }, { share: { percent: 5 } }],
  [{ share: '0.5' }, { share: { percent: 0.5 } }],
  [{ steps: '5,25,100', every: '10m' }, { share: { percent: 5, steps: [25, 100], everyS: 600 } }],
  [{ steps: '5, 25', every: '2h' }, { share: { percent: 5, steps: [25], everyS: 7200 } }],
])('%j is %j', (options, share) => {
  expect(shareOf(options)).toEqual(share);
});

it.each<[ShareOptions, string]>([
  [{ share: '' }, 'A share is a number of percent'],
  [{ share: 'five' }, 'A share is a number of percent'],
  [{ share: '5%' }, 'A share is a number of percent'],
  [{ share: '5,25' }, '--steps'],
  [{ steps: '5,,100', every: '10m' }, 'A share is a number of percent'],
  [{ steps: '5,25' }, '--steps and --every belong together'],
  [{ every: '10m' }, '--steps and --every belong together'],
  [{ share: '5', every: '10m' }, '--steps and --every belong together'],
  [{ share: '5', steps: '5,25', every: '10m' }, 'Give either --share or --steps'],
  [{ steps: '5,25', every: '10' }, '"10" is no time'],
])('%j is refused', (options, message) => {
  expect(() => shareOf(options)).toThrow(message);
});
