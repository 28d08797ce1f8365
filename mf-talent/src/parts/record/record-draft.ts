/** Storage key of a talent's draft. */
export const recordDraftKey = (id = 'new') => `draft.talent.${id}` as const;
