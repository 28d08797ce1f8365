import type { SignedIn, TestApi } from './test-api.ts';

const PATH = '/api/management/privacy';

/** Calls about requests, as administrators and the people they are about make them. */
export function privacyCalls(api: () => TestApi) {
  const inject = (
    who: SignedIn | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    api().app.inject({
      ...{ method, url },
      headers: who?.headers ?? {},
      ...(payload ? { payload } : {}),
    });
  return {
    get: (who: SignedIn | null, path = '') => inject(who, 'GET', `${PATH}${path}`),
    create: (who: SignedIn | null, payload: object) => inject(who, 'POST', PATH, payload),
    identify: (who: SignedIn, id: string, payload: object) =>
      inject(who, 'PUT', `${PATH}/${id}/identity`, payload),
    move: (who: SignedIn, id: string, payload: object) =>
      inject(who, 'PUT', `${PATH}/${id}/status`, payload),
    ask: (who: SignedIn, payload: object = { kind: 'Erasure' }) =>
      inject(who, 'POST', '/api/account/privacy', payload),
    own: (who: SignedIn) => inject(who, 'GET', '/api/account/privacy'),
    withdraw: (who: SignedIn, id: string) => inject(who, 'DELETE', `/api/account/privacy/${id}`),
    /** Starts an erasure requested by its own account, and executes it. */
    async erase(admin: SignedIn, person: SignedIn): Promise<string> {
      const { id, version } = (
        await this.get(admin, `/${(await this.ask(person)).json().id}`)
      ).json();
      const begun = await this.move(admin, id, { version, status: 'Running' });
      if (begun.statusCode !== 200) throw new Error(begun.body);
      await api().services.jobs.drain();
      return id;
    },
  };
}
