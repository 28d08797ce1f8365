import { setTimeout as after } from 'node:timers/promises';
import { PLAIN_PAGE, type ReleaseManifest, type RouteDeclaration } from '@dara/contract';
import { isOpen, recordPath, type FeedPage } from './record-path.ts';
import type { ApiCaller } from './protocol.ts';

/** Timeout of the site's feed; after it the check is skipped and reported. */
const FEED_MS = 5000;

export interface RecordPage {
  owner: string;
  path: string;
  /** The page of the first record in the site's feed. */
  address?: string;
  /** Why there is none. */
  lack?: string;
}

/** Rejects; without an import of the backend, because `@dara/cli` contains this file. */
async function feedTimeout(): Promise<never> {
  await after(FEED_MS, undefined, { ref: false });
  throw new Error(`the feed did not answer in ${FEED_MS} ms`);
}

/** The id of the first record of a kind, or a placeholder. */
async function firstOf(kind: string, callApi: ApiCaller): Promise<{ id?: string; lack?: string }> {
  try {
    const path = `/api/feed/${encodeURIComponent(kind)}?page=1`;
    const call = { method: 'GET', path, headers: {} };
    const { status, body } = await Promise.race([callApi(call), feedTimeout()]);
    if (status !== 200) return { lack: `the feed answered ${status} for ${kind}` };
    const [first] = (JSON.parse(body) as FeedPage).items;
    return first ? { id: first.id } : { lack: `the feed has no record of ${kind}` };
  } catch {
    return { lack: `the feed did not answer for ${kind}` };
  }
}

/** For each public page with a parameter the address of a real record, as in the sitemap. */
export async function recordPages(
  manifests: readonly ReleaseManifest[],
  callApi: ApiCaller | undefined,
): Promise<RecordPage[]> {
  const asked = new Map<string, ReturnType<typeof firstOf>>();
  const ask = (kind: string, api: ApiCaller): ReturnType<typeof firstOf> => {
    const answer = asked.get(kind) ?? firstOf(kind, api);
    asked.set(kind, answer);
    return answer;
  };
  const find = async (owner: string, { path, sitemap }: RouteDeclaration): Promise<RecordPage> => {
    const page = { owner, path };
    if (!sitemap || sitemap === PLAIN_PAGE)
      return { ...page, lack: 'its route names no kind of records (sitemap)' };
    if (!callApi) return { ...page, lack: 'no api runs here' };
    const { id, lack } = await ask(sitemap, callApi);
    if (id === undefined) return { ...page, ...(lack === undefined ? {} : { lack }) };
    const address = recordPath(path, id);
    return isOpen(address)
      ? { ...page, lack: 'its address has more than one parameter' }
      : { ...page, address };
  };
  return Promise.all(
    manifests.flatMap(({ name, declaration }) =>
      (declaration?.routes ?? [])
        .filter(({ access, path }) => access === 'public' && isOpen(path))
        .map((route) => find(name, route)),
    ),
  );
}
