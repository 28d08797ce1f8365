import { foldText } from './fold.ts';

const bare = (text: string) => foldText(text).replace(/[ .'-]/g, '');

/** The nickname beside a name; null where the name contains it, ignoring spaces. */
export function nickNameBeside(name: string, nickName: string): string | null {
  const nick = bare(nickName);
  return nick && !bare(name).includes(nick) ? nickName : null;
}
