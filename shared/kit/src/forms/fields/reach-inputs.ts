/** Attributes of an email field: its keyboard, and no autocorrection. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export const PHONE_INPUT = { type: 'tel', inputMode: 'tel' } as const;
