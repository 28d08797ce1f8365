import { actionsFor } from './talent-actions.model.ts';

const standing = { status: 'Approved', active: true, isTop10: false } as const;

test.each([
  ['Staff', { status: 'Pending' }, 'approve reject deactivate passwordLink'],
  ['Admin', { status: 'Pending' }, 'approve reject deactivate passwordLink delete'],
  ['Staff', {}, 'deactivate top passwordLink'],
  ['Staff', { isTop10: true }, 'deactivate untop passwordLink'],
  ['Staff', { active: false }, 'activate'],
  ['Admin', {}, 'deactivate top archive passwordLink delete'],
  ['Admin', { status: 'Archived' }, 'deactivate unarchive passwordLink delete'],
  ['Staff', { status: 'Archived' }, 'deactivate passwordLink'],
  ['Staff', { status: 'Rejected' }, 'deactivate passwordLink'],
  ['Business', {}, ''],
  ['Talent', { status: 'Pending' }, ''],
  [undefined, {}, ''],
] as const)('%s with %j: %s', (permission, change, actions) => {
  expect(actionsFor({ ...standing, ...change }, permission).join(' ')).toBe(actions);
});
