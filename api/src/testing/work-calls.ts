import type { LightMyRequestResponse as Response } from 'fastify';
import type { WorkRecord } from '../modules/talent/talent.public.ts';
import { formOf } from './form.ts';
import type { staffTestApi } from './staff-test-api.ts';

type Setup = Pick<ReturnType<typeof staffTestApi>, 'api' | 'records' | 'staff'>;

/** A row from a response without read-only fields, which a request would be refused for. */
function withoutAnswers<T>(data: T): T {
  const own = ['dateUpdate', 'images', 'suggestedCpr', 'suggestedCpe', 'measuredAt'];
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (own.includes(key) ? undefined : value)),
  ) as T;
}

/** Requests for the tests of works, as staff. */
export function workCalls(setup: Setup) {
  async function write(path: string, data: object, imageFiles: Buffer[] = []): Promise<Response> {
    const form = await formOf(
      withoutAnswers(data),
      imageFiles.length > 0 ? { imageFiles } : {},
      setup.staff.headers,
    );
    return setup.api.app.inject({ method: 'PUT', url: `/api/management/talent${path}`, ...form });
  }
  return {
    write,

    async written(path: string, data: object, files?: Buffer[]): Promise<WorkRecord> {
      const answer = await write(path, data, files);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<WorkRecord>();
    },

    async talentWithWork(): Promise<{ id: string; workId: string; path: string }> {
      const id = await setup.records.talent(
        {},
        { accounts: [{ channel: 'Tiktok', followers: 5, engagementRate: 1 }] },
      );
      const workId = await setup.records.work(id);
      return { id, workId, path: `/${id}/work/${workId}` };
    },
  };
}
