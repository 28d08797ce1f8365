const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.'’-]/g, '');

/** The nickname as it stands beside a name; null where the name says it already, however it is spaced. */
export function nickNameBeside(name: string, nickName: string): string | null {
  const nick = bare(nickName);
  return nick && !bare(name).includes(nick) ? nickName : null;
}
