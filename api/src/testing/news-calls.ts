import type { Services } from '@dara/backend';
import type { TestSite } from './staff-test-api.ts';
import { formOf } from './form.ts';

type Caller = { headers: { authorization: string } } | null;
type Files = Parameters<typeof formOf>[1];

export const PATH = '/api/management/news';

/** A public article. */
export const NEW_NEWS = {
  type: 'General',
  title: { th: 'ข่าวใหม่', en: 'News' },
  shortDescription: { th: 'เรื่องย่อ', en: 'Summary' },
  detail: { th: '<p>เนื้อหา</p>', en: '<p>Text</p>' },
  publish: true,
};

/** Requests of management about articles by user. */
export function newsCalls(site: TestSite) {
  const send = (
    caller: Caller,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    site.api.app.inject({
      method,
      url: `${PATH}${path}`,
      headers: caller?.headers ?? {},
      ...(payload ? { payload } : {}),
    });
  const form = async (
    caller: Caller,
    method: 'POST' | 'PUT',
    path: string,
    data: object,
    files?: Files,
  ) =>
    site.api.app.inject({
      method,
      url: `${PATH}${path}`,
      ...(await formOf(data, files, caller?.headers ?? {})),
    });
  return {
    send,
    create: (caller: Caller, given: object = {}, files?: Files) =>
      form(caller, 'POST', '', { ...NEW_NEWS, ...given }, files),
    update: (caller: Caller, id: string, data: object, files?: Files) =>
      form(caller, 'PUT', `/${id}`, data, files),
    read: async (caller: Caller, id: string) => (await send(caller, 'GET', `/${id}`)).json(),
    readPublic: (id: string) => site.api.app.inject(`/api/news/${id}`),
    bulk: (caller: Caller, body: object) => send(caller, 'POST', '/bulk', body),
  };
}

/** Sets an account's display name. */
export async function nameAccount(
  { db }: Pick<Services, 'db'>,
  id: string,
  first_name: string,
  last_name: string,
): Promise<void> {
  await db.updateTable('profile').set({ first_name, last_name }).where('id', '=', id).execute();
}
