import en from '../messages/en.json';

/** What people are told in English, word for word. */
const WORDS = {
  'shared.error.INVALID_CREDENTIALS': 'Email or password is invalid',
  'shared.error.USER_DISABLED': 'The user has been disabled',
  'shared.error.EMAIL_NOT_FOUND': 'The email not found',
  'shared.error.EMAIL_DUPLICATE': 'Email is duplicate',
  'shared.error.USER_ALREADY_EXISTS': 'The user already exists',
  'shared.error.UNABLE_TO_DEACTIVATE': 'Unable to deactivate account',
  'shared.error.DISPLAY_NAME_DUPLICATE': 'The display name already exists',
  'shared.error.TOP_FULL': 'Top is full',
  'shared.error.UNABLE_TO_DELETE_USER': 'Unable to delete the user',
  'shared.error.USER_NOT_FOUND': 'The user not found',
  'shared.error.TALENT_TYPE_DUPLICATE': 'The talent type is duplicate',
  'shared.error.CHANNEL_DUPLICATE': 'Channel is duplicate',
  'shared.error.NEWS_NOT_EXIST': 'The news does not exist',
  'shared.error.TALENT_NOT_EXIST': 'The talent does not exist',
  'shared.error.USER_NOT_EXIST': 'The user does not exist',
  'shared.notice.loggedIn': 'Login success',
  'shared.notice.registered': 'Registered successfully',
  'shared.notice.saved': 'Saved successfully',
  'shared.notice.linkCopied': 'Link copied successfully',
} as const;

test.each(Object.entries(WORDS))('%s is worded "%s"', (id, words) => {
  expect(en[id as keyof typeof en]).toBe(words);
});
