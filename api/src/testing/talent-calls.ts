import type { LightMyRequestResponse as Response } from 'fastify';
import type { TalentRecord } from '../modules/talent/talent.public.ts';
import { formOf } from './form.ts';
import type { SignedIn, TestApi } from './test-api.ts';

const PATH = '/api/management/talent';

export type Problem = {
  code: string;
  errors?: { field: string; rule: string }[];
  current?: TalentRecord;
};

/** Requests for the tests of talent management, by user. */
export function talentCalls(api: () => TestApi) {
  const send = async (
    who: Pick<SignedIn, 'headers'> | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
  ): Promise<Response> =>
    api().app.inject({
      method,
      url: `${PATH}${path}`,
      headers: who?.headers ?? {},
      ...(payload ? { payload } : {}),
    });
  return {
    send,

    async put(
      who: SignedIn,
      id: string,
      data: object,
      files: Record<string, Buffer | Buffer[]> = {},
    ): Promise<Response> {
      const form = await formOf(data, files, who.headers);
      return api().app.inject({ method: 'PUT', url: `${PATH}/${id}`, ...form });
    },

    async post(
      who: SignedIn,
      data: object,
      files: Record<string, Buffer | Buffer[]> = {},
    ): Promise<Response> {
      const form = await formOf(data, files, who.headers);
      return api().app.inject({ method: 'POST', url: PATH, ...form });
    },

    async record(who: SignedIn, id: string): Promise<TalentRecord> {
      return (await send(who, 'GET', `/${id}`)).json<TalentRecord>();
    },
  };
}

/** Status, code and fields with their rules, for one comparison. */
export function refusal(answer: Response): [number, string, string[]] {
  const { code, errors = [] } = answer.json<Problem>();
  return [answer.statusCode, code, errors.map(({ field, rule }) => `${field}:${rule}`)];
}
