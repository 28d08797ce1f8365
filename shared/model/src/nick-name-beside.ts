const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.'’-]/g, '');

/** The nickname beside a name; null where the name contains it, whatever the spacing. */
export function nickNameBeside(name: string, nickName: string): string | null {
  const nick = bare(nickName);
  return nick && !bare(name).includes(nick) ? nickName : null;
}
