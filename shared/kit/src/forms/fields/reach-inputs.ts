/** What tells a browser that a field takes an e-mail address: its keyboard, and nothing that corrects what is typed. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export const PHONE_INPUT = { type: 'tel', inputMode: 'tel' } as const;
