/** Where what is entered about a talent is stored on the device. */
export const recordDraftKey = (id = 'new') => `draft.talent.${id}` as const;
