import { pause } from '../lib/site.ts';
import type { Harvest } from './harvest.ts';
import type { OperationWalk, Person, Reply, Send } from './operations.ts';

export interface FlowOptions {
  site: string;
  people: readonly Person[];
  harvest: Harvest;
  send: Send;
  walk: OperationWalk;
  /** Reads the mails sent so far. */
  mails: () => Promise<void>;
}

type Body = Record<string, unknown>;
type Answer<Type> = Type & { cookie: string; status: number };

/** Requests that count as exercised, and tokens from mails since. */
export function callsOf({ site, people, harvest, send, walk, mails }: FlowOptions) {
  const as = (email: string | null): Person => people.find((person) => person.email === email)!;
  const call =
    (method: string) =>
    async <Type = Body>(
      url: string,
      person: Person,
      body?: object,
      cookie?: string,
      takesForms = false,
    ): Promise<Answer<Type>> => {
      const headers: Record<string, string> = cookie ? { cookie } : {};
      const reply: Reply = await send({ method, url, person, body, headers, takesForms });
      walk.note(method, url, reply);
      if (reply.status < 300) harvest.read(url, reply.body);
      const cookies = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
      return { ...(reply.body as Type), cookie: cookies.join('; '), status: reply.status };
    };
  /** Tokens of mails that arrived after a request. */
  const newTokens = async (before: readonly string[]): Promise<string[]> => {
    for (let look = 0; look < 20; look += 1) {
      await mails();
      const found = harvest.values('token of ').filter((token) => !before.includes(token));
      if (found.length > 0) return found;
      await pause(500);
    }
    return [];
  };
  const tokens = (): string[] => harvest.values('token of ');
  return {
    site,
    as,
    harvest,
    tokens,
    newTokens,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    remove: call('DELETE'),
  };
}

export type Calls = ReturnType<typeof callsOf>;
