import { VIDEO } from '@dara/model';
import type { FastifyInstance } from 'fastify';
import { mp4 } from './mp4.ts';

type Who = { headers: Record<string, string> } | null;

interface Upload {
  id: string;
  received: number;
}

/** Calls about videos, as browsers make them; about clips at their `path`. */
export function videoCalls(app: () => FastifyInstance, path = '/api/video') {
  const begin = (who: Who, size: number, talentId?: string) =>
    app().inject({
      ...{ method: 'POST', url: path, headers: who?.headers ?? {} },
      payload: { size, ...(talentId ? { talentId } : {}) },
    });
  const part = (who: Who, id: string, offset: number, payload: Buffer) =>
    app().inject({
      method: 'PATCH',
      url: `${path}/${id}/upload`,
      headers: {
        ...who?.headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      payload,
    });
  const state = (who: Who, id: string) =>
    app().inject({ url: `${path}/${id}/upload`, headers: who?.headers ?? {} });
  const rest = async (who: Who, { id, received }: Upload, file: Buffer) => {
    let answer = await state(who, id);
    for (let at = received; at < file.length; at += VIDEO.partBytes) {
      answer = await part(who, id, at, file.subarray(at, at + VIDEO.partBytes));
      if (answer.statusCode !== 200) return answer;
    }
    return answer;
  };
  return {
    begin,
    part,
    state,
    rest,
    remove: (who: Who, id: string) =>
      app().inject({
        ...{ method: 'DELETE', url: `${path}/${id}/upload`, headers: who?.headers ?? {} },
      }),
    get: (
      who: Who,
      id: string,
      headers: Record<string, string> = {},
      method: 'GET' | 'HEAD' = 'GET',
    ) =>
      app().inject({
        method,
        url: `/api/video/${id}/video.mp4`,
        headers: { ...who?.headers, ...headers },
      }),
    /** A whole upload; returns its id. */
    async finished(who: Who, file = mp4(), talentId?: string): Promise<string> {
      const begun = (await begin(who, file.length, talentId)).json<Upload>();
      const answer = await rest(who, begun, file);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return begun.id;
    },
  };
}
