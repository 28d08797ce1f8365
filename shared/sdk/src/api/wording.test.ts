import en from '../messages/en.json';

/** What people read in English, word for word. */
const WORDS = {
  'sdk.error.INVALID_CREDENTIALS': 'Email or password is invalid',
  'sdk.error.USER_DISABLED': 'The user has been disabled',
  'sdk.error.EMAIL_NOT_FOUND': 'The email not found',
  'sdk.error.EMAIL_DUPLICATE': 'Email is duplicate',
  'sdk.error.USER_ALREADY_EXISTS': 'The user already exists',
  'sdk.error.UNABLE_TO_DEACTIVATE': 'Unable to deactivate account',
  'sdk.error.UNABLE_TO_DELETE_USER': 'Unable to delete the user',
  'sdk.error.USER_NOT_FOUND': 'The user not found',
  'sdk.error.USER_NOT_EXIST': 'The user does not exist',
  'sdk.notice.loggedIn': 'Login success',
  'sdk.notice.registered': 'Registered successfully',
  'sdk.notice.saved': 'Saved successfully',
  'sdk.notice.linkCopied': 'Link copied successfully',
} as const;

test.each(Object.entries(WORDS))('%s is worded "%s"', (id, words) => {
  expect(en[id as keyof typeof en]).toBe(words);
});
