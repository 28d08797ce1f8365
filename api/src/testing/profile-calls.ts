import { sql } from 'kysely';
import { formOf } from './form.ts';
import type { SignedIn, TestApi } from './test-api.ts';

const PATH = '/api/management/profile';

/** Calls about users, as administrators or they themselves make them. */
export function profileCalls(api: () => TestApi) {
  return {
    get: (who: SignedIn, path = '') =>
      api().app.inject({ url: `${PATH}${path}`, headers: who.headers }),
    send: (method: 'POST' | 'DELETE', who: SignedIn, path: string, payload?: object) =>
      api().app.inject({
        method,
        url: `${PATH}${path}`,
        headers: who.headers,
        ...(payload ? { payload } : {}),
      }),
    create: async (who: SignedIn, data: object, files: Record<string, Buffer> = {}) =>
      api().app.inject({ method: 'POST', url: PATH, ...(await formOf(data, files, who.headers)) }),
    put: async (who: SignedIn, id: string, data: object, files: Record<string, Buffer> = {}) =>
      api().app.inject({
        method: 'PUT',
        url: `${PATH}/${id}`,
        ...(await formOf(data, files, who.headers)),
      }),
    /** Audit events of a user, oldest first. */
    async eventsOf(id: string) {
      const { rows } = await sql<{ action: string; actor_id: string | null; diff: unknown }>`
        SELECT action, actor_id, diff FROM audit_event
        WHERE entity = 'profile' AND entity_id = ${id} ORDER BY at, id`.execute(api().services.db);
      return rows;
    },
  };
}
