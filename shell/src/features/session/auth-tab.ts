/** Tabs of the sign-in dialog. */
export type AuthTab = 'signin' | 'signup';
