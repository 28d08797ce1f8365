import { actionsFor } from './talent-actions.model.ts';

const standing = { status: 'Approved', active: true, isTop10: false } as const;

test.each([
  ['Staff', { status: 'Pending' }, 'approve reject deactivate'],
  ['Admin', { status: 'Pending' }, 'approve reject deactivate delete'],
  ['Staff', {}, 'deactivate top'],
  ['Staff', { isTop10: true }, 'deactivate untop'],
  ['Staff', { active: false }, 'activate'],
  ['Admin', {}, 'deactivate top archive delete'],
  ['Admin', { status: 'Archived' }, 'deactivate unarchive delete'],
  ['Staff', { status: 'Archived' }, 'deactivate'],
  ['Staff', { status: 'Rejected' }, 'deactivate'],
  ['Business', {}, ''],
  ['Talent', { status: 'Pending' }, ''],
  [undefined, {}, ''],
] as const)('%s with %j: %s', (permission, change, actions) => {
  expect(actionsFor({ ...standing, ...change }, permission).join(' ')).toBe(actions);
});
