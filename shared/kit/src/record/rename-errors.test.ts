import { renameErrors } from './form/rename-errors.ts';

test('errors get the names of the form, those of list elements that of their list', () => {
  const refusal = {
    ...{ status: 400, code: 'VALIDATION_FAILED', title: '', type: '' },
    errors: ['talentIds.1', '/imageId', 'title.th', 'talentIdsMore'].map((field) => ({
      ...{ field, rule: 'exist' },
    })),
  };
  const renamed = renameErrors(refusal, { talentIds: 'talents', imageId: 'image' });
  expect((renamed as typeof refusal).errors.map(({ field }) => field)).toEqual([
    ...['talents', 'image', 'title.th', 'talentIdsMore'],
  ]);
});
