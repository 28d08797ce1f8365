/** The e-mail address's last part has 2 to 4 letters. */
export const EMAIL_SUFFIX = { min: 2, max: 4 } as const;
/** As many characters as mail servers take. */
export const EMAIL_LENGTH = { local: 64, whole: 254 } as const;

/**
 * What stands before the `@`: words of Latin letters, digits and a few marks, with single dots between them. No character
 * that a mail header gives a meaning (`,` `;` `<` `>` `"` `(` `:`), that servers relay by (`%` `!`) or shells act on (`|`
 * `` ` `` `$`), so that an address is one address to every library and server on its way.
 */
const WORD = "[A-Za-z0-9_'+&=~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(
  `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+[A-Za-z]{${EMAIL_SUFFIX.min},${EMAIL_SUFFIX.max}}$`,
);

export function isEmailAddress(text: string): boolean {
  return (
    text.length <= EMAIL_LENGTH.whole && text.indexOf('@') <= EMAIL_LENGTH.local && EMAIL.test(text)
  );
}
